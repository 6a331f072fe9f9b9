import type { StartedFilm, CheckIn, Feedback, Program, VideoSurvey } from '@kinora/contracts'
import { DAILY_MAXIMUM } from '@kinora/limits'
import { api, problem } from '@kinora/testing'
import { http, HttpResponse } from 'msw'

/** The next midnight of this machine. */
export function tomorrow(): Date {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
}

/** Today's count, positions and path, in memory. `calls` are the bodies of the writes, in order. */
export function fakeTraining(
  programs: Program[],
  {
    doneToday = 0,
    /** When the day ends: by default tomorrow's midnight of this machine. */
    endsAt = tomorrow().toISOString(),
    begun = [] as StartedFilm[],
    path = null as Program[] | null,
  } = {},
) {
  const world = {
    times: doneToday,
    day: '2026-11-21',
    endsAt,
    keys: new Set<string>(),
    asked: [] as URLSearchParams[],
    calls: [] as { key: string; timeZone: string }[],
  }
  const at = '2026-11-21T07:40:00.000Z'
  const handlers = [
    http.get(api('/progress/today'), ({ request }) => {
      world.asked.push(new URL(request.url).searchParams)
      const done = world.times > 0 ? [{ training: programs[0], times: world.times, lastAt: at }] : []
      return HttpResponse.json({ data: { day: world.day, endsAt: world.endsAt, dailyMaximum: DAILY_MAXIMUM, done } })
    }),
    http.get(api('/members/specialist'), () => HttpResponse.json({ data: null })),
    http.get(api('/my-path'), () =>
      HttpResponse.json({ data: path && { id: 1, name: 'Spokojne plecy', note: '', trainings: path } }),
    ),
    http.get(api('/progress/positions'), () => HttpResponse.json({ data: begun })),
    http.post(api('/progress/done/:id'), async ({ request, params }) => {
      const body = (await request.json()) as { key: string; timeZone: string }
      world.calls.push(body)
      if (!world.keys.has(body.key)) {
        if (world.times >= DAILY_MAXIMUM) return problem(409, 'training.dailyMaximum', { opensAt: world.endsAt })
        world.keys.add(body.key)
        world.times++
      }
      const data = {
        id: world.times,
        training: { id: Number(params.id) },
        createdAt: at,
        doneToday: world.times,
        dailyMaximum: DAILY_MAXIMUM,
      }
      return HttpResponse.json({ data }, { status: 201 })
    }),
  ]
  return { world, handlers }
}

type Said = { checkIn?: Partial<CheckIn>; survey?: Partial<VideoSurvey>; feedback?: Partial<Feedback> }
const PARTS = { checkIn: '/check-ins', survey: '/video-surveys', feedback: '/feedbacks' } as const

/** Today's answers in memory. `sent` are the writes in order, without time zone; parts in `failing` answer 503. */
export function fakeAnswers(said: Said = {}) {
  const world = { said, sent: [] as [keyof Said, object][], failing: new Set<keyof Said>() }
  const none = { id: 1, training: { id: 5 }, createdAt: '2026-11-21T08:00:00.000Z' }
  const skipped = { painBefore: null, painAfter: null, effort: null, note: null }
  const data = (answer: object | null) => HttpResponse.json({ data: answer })
  const write = (part: keyof Said) =>
    http.post(api(PARTS[part]), async ({ request }) => {
      if (world.failing.has(part)) return problem(503, 'database.unavailable')
      const {
        timeZone: _,
        training: __,
        ...answer
      } = ((await request.json()) as { data: Record<string, unknown> }).data
      world.sent.push([part, answer])
      world.said[part] = { ...world.said[part], ...answer }
      return HttpResponse.json(
        { data: { ...none, ...(part === 'checkIn' && skipped), ...world.said[part] } },
        { status: 201 },
      )
    })
  const handlers = [
    http.get(api('/check-ins/today/:id'), () =>
      data(world.said.checkIn ? { ...none, ...skipped, ...world.said.checkIn } : null),
    ),
    http.get(api('/video-surveys/today/:id'), () =>
      data(world.said.survey ? { ...none, note: null, ...world.said.survey } : null),
    ),
    http.get(api('/feedbacks'), () =>
      HttpResponse.json({ data: world.said.feedback ? [{ ...none, ...world.said.feedback }] : [] }),
    ),
    write('checkIn'),
    write('survey'),
    write('feedback'),
  ]
  return { world, handlers }
}
