import type {
  CheckIn,
  Feedback,
  Plan,
  PlannedProgram,
  Program,
  SpecialistRecord,
  StartedFilm,
  VideoSurvey,
} from '@kinora/contracts'
import { DAILY_MAXIMUM } from '@kinora/limits'
import { api, problem } from '@kinora/testing'
import { http, HttpResponse } from 'msw'

/** The next midnight of this machine. */
export function tomorrow(): Date {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
}

type Training = {
  doneToday?: number
  /** When the day ends: by default tomorrow's midnight of this machine. */
  endsAt?: string
  begun?: StartedFilm[]
  /** Today's plan: these programs, with a dose in words where one is given. */
  path?: Program[] | null
  plan?: Partial<Plan>
  doses?: Record<number, string>
  /** How often the first program may be done on one day. */
  dailyMaximum?: number
  specialist?: Partial<SpecialistRecord> | null
}

/** Today's count, positions and path, in memory. `calls` are the bodies of the writes, in order. */
export function fakeTraining(programs: Program[], given: Training = {}) {
  const { doneToday = 0, endsAt = tomorrow().toISOString(), begun = [], path = null } = given
  const { plan = {}, doses = {}, dailyMaximum = DAILY_MAXIMUM, specialist = null } = given
  const state = {
    times: doneToday,
    day: '2026-11-21',
    endsAt,
    keys: new Set<string>(),
    requests: [] as URLSearchParams[],
    calls: [] as { key: string; timeZone: string }[],
  }
  const at = '2026-11-21T07:40:00.000Z'
  const handlers = [
    http.get(api('/progress/today'), ({ request }) => {
      state.requests.push(new URL(request.url).searchParams)
      const done = state.times > 0 ? [{ training: programs[0], times: state.times, lastAt: at }] : []
      const limited = dailyMaximum < DAILY_MAXIMUM ? [{ training: { id: programs[0]!.id }, dailyMaximum }] : []
      return HttpResponse.json({
        data: { day: state.day, endsAt: state.endsAt, dailyMaximum: DAILY_MAXIMUM, done, limited },
      })
    }),
    http.get(api('/members/specialist'), () =>
      HttpResponse.json({ data: specialist && { ...SPECIALIST, ...specialist } }),
    ),
    http.get(api('/my-plan'), () => {
      const today = (path ?? []).map((program) => planned(program, doses[program.id]))
      return HttpResponse.json({ data: path && { ...PLAN, today, items: today, ...plan } })
    }),
    http.get(api('/progress/positions'), () => HttpResponse.json({ data: begun })),
    http.post(api('/progress/done/:id'), async ({ request, params }) => {
      const body = (await request.json()) as { key: string; timeZone: string }
      state.calls.push(body)
      if (!state.keys.has(body.key)) {
        if (state.times >= dailyMaximum) return problem(409, 'training.dailyMaximum', { opensAt: state.endsAt })
        state.keys.add(body.key)
        state.times++
      }
      const data = {
        id: state.times,
        training: { id: Number(params.id) },
        createdAt: at,
        doneToday: state.times,
        dailyMaximum,
      }
      return HttpResponse.json({ data }, { status: 201 })
    }),
  ]
  return { state, handlers }
}

export const SPECIALIST: SpecialistRecord = {
  userId: 12,
  firstName: 'Katarzyna',
  lastName: 'Szałwia',
  description: null,
  avatarURL: null,
  professionalTitle: 'physiotherapist',
  since: '2026-01-01T08:00:00.000Z',
  officeHours: [],
  timeZone: 'Europe/Warsaw',
  awayUntil: null,
  answersWithinHours: 3,
}

const PLAN: Plan = {
  day: '2026-11-21',
  endsAt: '2999-11-21T23:00:00.000Z',
  dailyMaximum: DAILY_MAXIMUM,
  id: 1,
  name: 'Spokojne plecy',
  note: '',
  state: { mode: 'normal' },
  allowed: { gentle: false, pause: false },
  today: [],
  items: [],
  gentle: [],
  progress: { done: 0, total: 0, percent: 0 },
  week: [],
}

const planned = (training: Program, text: string | undefined): PlannedProgram => ({
  training,
  dose: text === undefined ? null : { weekdays: null, daysPerWeek: null, perDayMax: null, text, until: null },
  addedAt: '2026-11-01T08:00:00.000Z',
  isDone: false,
  isDue: true,
  doneToday: 0,
  daysDoneThisWeek: 0,
  lastDay: null,
  nextDay: null,
})

type Answers = { checkIn?: Partial<CheckIn>; survey?: Partial<VideoSurvey>; feedback?: Partial<Feedback> }
const PARTS = { checkIn: '/check-ins', survey: '/video-surveys', feedback: '/feedbacks' } as const

/** Today's answers in memory. `sent` are the writes in order, without time zone; parts in `failing` answer 503. */
export function fakeAnswers(saved: Answers = {}) {
  const state = { saved, sent: [] as [keyof Answers, object][], failing: new Set<keyof Answers>() }
  const none = { id: 1, training: { id: 5 }, createdAt: '2026-11-21T08:00:00.000Z' }
  const skipped = { painBefore: null, painAfter: null, effort: null, note: null, isNoteShared: false }
  const stops = ({ painAfter, effort }: Partial<CheckIn> = {}) => (painAfter ?? 0) >= 7 || effort === 'hard'
  const data = (answer: object | null) => HttpResponse.json({ data: answer })
  const write = (part: keyof Answers) =>
    http.post(api(PARTS[part]), async ({ request }) => {
      if (state.failing.has(part)) return problem(503, 'database.unavailable')
      const {
        timeZone: _,
        training: __,
        ...answer
      } = ((await request.json()) as { data: Record<string, unknown> }).data
      state.sent.push([part, answer])
      state.saved[part] = { ...state.saved[part], ...answer }
      return HttpResponse.json(
        {
          data: {
            ...none,
            ...(part === 'checkIn' && { ...skipped, stop: stops(state.saved.checkIn) }),
            ...state.saved[part],
          },
        },
        { status: 201 },
      )
    })
  const handlers = [
    http.get(api('/check-ins/today/:id'), () =>
      data(
        state.saved.checkIn ? { ...none, ...skipped, stop: stops(state.saved.checkIn), ...state.saved.checkIn } : null,
      ),
    ),
    http.get(api('/video-surveys/today/:id'), () =>
      data(state.saved.survey ? { ...none, note: null, ...state.saved.survey } : null),
    ),
    http.get(api('/feedbacks'), () =>
      HttpResponse.json({ data: state.saved.feedback ? [{ ...none, ...state.saved.feedback }] : [] }),
    ),
    write('checkIn'),
    write('survey'),
    write('feedback'),
  ]
  return { state, handlers }
}
