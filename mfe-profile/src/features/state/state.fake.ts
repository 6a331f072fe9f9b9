import type { Emotion, Goal, MemberStats, PastCheckIn, SymptomsSurvey } from '@kinora/contracts'
import { addDays, dayOf, mondayOf, today } from '@kinora/i18n'
import { SYMPTOMS, type FeelingName, type SurveyPain, type SymptomName } from '@kinora/limits'
import { api, problem } from '@kinora/testing'
import { http, HttpResponse } from 'msw'

type Body = { data: Record<string, unknown> }
type Part = 'emotions' | 'symptoms' | 'goals' | 'checkIns'

/** A survey with the symptoms that were answered with yes. `lastUpdate` is at noon of the day. */
export const survey = (id: number, day: string, pain: SurveyPain, ...has: SymptomName[]): SymptomsSurvey => ({
  id,
  pain,
  ...(Object.fromEntries(SYMPTOMS.map((name) => [name, has.includes(name)])) as Record<SymptomName, boolean>),
  day,
  lastUpdate: `${day}T12:00:00.000Z`,
})

export const emotion = (day: string, feeling: FeelingName): Emotion => ({
  day,
  emotion: feeling,
  createdAt: `${day}T12:00:00.000Z`,
})

export const checkIn = (day: string, answers: Partial<PastCheckIn> = {}): PastCheckIn => ({
  id: Number(day.replaceAll('-', '')),
  day,
  trainingName: 'Spokojna szyja',
  painBefore: null,
  painAfter: null,
  effort: null,
  note: null,
  createdAt: `${day}T12:00:00.000Z`,
  ...answers,
})

export const goal = (id: number, text: string, ...scores: [day: string, score: number][]): Goal => ({
  id,
  text,
  createdAt: '2026-09-01T12:00:00.000Z',
  scores: scores.map(([day, score]) => ({ day, score })),
})

/** Days with a training in each of the last eight weeks, the oldest first, under a plan. */
export function stats(days: number[], planned: number, { total = 0, weekAVG = 0 } = {}): MemberStats {
  const monday = mondayOf(today())
  const weeks = days.map((count, index) => ({
    monday: addDays(monday, (index - days.length + 1) * 7),
    done: count,
    days: count,
    planned,
    state:
      count === 0 || planned === 0 ? ('rest' as const) : count >= planned ? ('kept' as const) : ('partly' as const),
  }))
  return { total, weekAVG, weeks }
}

const list = <Item>(data: Item[], total = data.length) =>
  HttpResponse.json({
    data,
    meta: { pagination: { page: 1, pageSize: Math.max(1, data.length), pageCount: 1, total } },
  })

/**
 * The member's state in memory. `writes` are the bodies of the calls that write, in order. Reading the parts in `unread`
 * fails; writes answer `refusal` as long as there is one.
 */
export function fakeState(initial: {
  emotions?: Emotion[]
  surveys?: SymptomsSurvey[]
  goals?: Goal[]
  checkIns?: PastCheckIn[]
}) {
  const state = {
    emotions: [...(initial.emotions ?? [])],
    /** Newest first. */
    surveys: [...(initial.surveys ?? [])],
    goals: [...(initial.goals ?? [])],
    writes: [] as { call: string; data: Record<string, unknown> }[],
    unread: new Set<Part>(),
    refusal: null as [status: number, code: string] | null,
    /** Writes wait until it settles. */
    hold: Promise.resolve(),
    lastId: 100,
  }
  const inDays = <Item extends { day: string }>(items: Item[], url: string) => {
    const { searchParams } = new URL(url)
    const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? '9']
    return items.filter(({ day }) => day >= from && day <= to)
  }
  const read =
    (part: Part, answer: (request: Request) => Response) =>
    async ({ request }: { request: Request }) =>
      state.unread.has(part) ? problem(503, 'database.unavailable') : answer(request)
  const write =
    (answer: (data: Record<string, unknown>, id: number) => object | null, status = 201) =>
    async ({ request, params }: { request: Request; params: Record<string, unknown> }) => {
      const { data } = request.method === 'DELETE' ? { data: {} } : ((await request.json()) as Body)
      const { timeZone: _, key: __, ...rest } = data
      state.writes.push({ call: `${request.method} ${new URL(request.url).pathname.slice('/api'.length)}`, data: rest })
      await state.hold
      if (state.refusal) return problem(...state.refusal)
      const saved = answer(rest, Number(params['id']))
      return saved ? HttpResponse.json({ data: saved }, { status }) : new HttpResponse(null, { status: 204 })
    }
  const change = (id: number, update: (goal: Goal) => Goal) => {
    state.goals = state.goals.map((goal) => (goal.id === id ? update(goal) : goal))
    return state.goals.find((goal) => goal.id === id) ?? null
  }
  const handlers = [
    http.get(
      api('/emotions'),
      read('emotions', ({ url }) => list(inDays(state.emotions, url))),
    ),
    http.post(
      api('/emotions'),
      write((data) => {
        const saved = emotion(today(), data['emotion'] as FeelingName)
        state.emotions = [...state.emotions.filter(({ day }) => day !== saved.day), saved]
        return saved
      }),
    ),
    http.get(
      api('/symptoms-surveys/last'),
      read('symptoms', () => HttpResponse.json({ data: state.surveys[0] ?? null })),
    ),
    http.get(
      api('/symptoms-surveys'),
      read('symptoms', ({ url }) => {
        const size = Number(new URL(url).searchParams.get('pagination[pageSize]'))
        return list(state.surveys.slice(0, size), state.surveys.length)
      }),
    ),
    http.post(
      api('/symptoms-surveys'),
      write((data) => {
        const saved = {
          ...data,
          id: ++state.lastId,
          day: dayOf(new Date()),
          lastUpdate: new Date().toISOString(),
        } as SymptomsSurvey
        state.surveys.unshift(saved)
        return saved
      }),
    ),
    http.get(
      api('/check-ins'),
      read('checkIns', ({ url }) => list(inDays(initial.checkIns ?? [], url))),
    ),
    http.get(
      api('/goals'),
      read('goals', () => list(state.goals)),
    ),
    http.post(
      api('/goals'),
      write((data) => {
        const added = { ...goal(++state.lastId, data['text'] as string), createdAt: new Date().toISOString() }
        state.goals.push(added)
        return added
      }),
    ),
    http.put(
      api('/goals/:id'),
      write((data, id) => change(id, (goal) => ({ ...goal, text: data['text'] as string })), 200),
    ),
    http.delete(
      api('/goals/:id'),
      write((_data, id) => {
        state.goals = state.goals.filter((goal) => goal.id !== id)
        return null
      }),
    ),
    http.put(
      api('/goals/:id/score'),
      write((data, id) => {
        const scored = { day: today(), score: data['score'] as number }
        return change(id, (goal) => ({
          ...goal,
          scores: [...goal.scores.filter(({ day }) => day !== scored.day), scored],
        }))
      }, 200),
    ),
  ]
  return { state, handlers }
}
