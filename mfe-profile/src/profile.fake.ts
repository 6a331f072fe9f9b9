import type {
  Conversation,
  Image,
  MemberStats,
  Plan,
  PlannedProgram,
  Program,
  SavedProgram,
  SpecialistRecord,
  SubscriptionStatus,
} from '@kinora/contracts'
import { addDays } from '@kinora/i18n'
import { STATS_WEEKS } from '@kinora/limits'
import { api } from '@kinora/testing'
import { http, HttpResponse } from 'msw'

const format = (width: number) => ({ url: `/p-${width}.webp`, avifUrl: `/p-${width}.avif`, width, height: width / 2 })
const image: Image = {
  id: 1,
  url: '/p.webp',
  alternativeText: 'Osoba na macie',
  name: 'p',
  width: 1280,
  height: 720,
  formats: { small: format(480), medium: format(800), large: format(1280) },
}

export const program = (id: number, change: Partial<Program> = {}): Program => ({
  id,
  title: `Program ${id}`,
  duration: 600,
  locale: 'pl',
  isExampleTraining: false,
  publishedAt: '2026-01-13T07:00:00.000Z',
  image,
  levels: [{ id: 1, name: 'Łatwy' }],
  category: { id: 1, name: 'Plecy' },
  ...change,
})

export const planned = (id: number, change: Partial<PlannedProgram> = {}): PlannedProgram => ({
  training: program(id),
  dose: null,
  addedAt: '2026-11-01T08:00:00.000Z',
  isDone: false,
  isDue: false,
  doneToday: 0,
  daysDoneThisWeek: 0,
  lastDay: null,
  nextDay: null,
  ...change,
})

/** A plan for Friday, 20 November 2026. */
export function plan(items: PlannedProgram[], change: Partial<Plan> = {}): Plan {
  const done = items.filter(({ isDone }) => isDone).length
  return {
    day: '2026-11-20',
    endsAt: '2999-11-20T23:00:00.000Z',
    dailyMaximum: 3,
    id: 1,
    name: 'Zdrowe biodra',
    note: '',
    state: { mode: 'normal' },
    allowed: { gentle: false, pause: false },
    today: items.filter(({ isDue }) => isDue),
    items,
    gentle: [],
    progress: { done, total: items.length, percent: Math.round((done / Math.max(1, items.length)) * 100) },
    week: (['done', 'rest', 'partly', 'rest', 'today', 'ahead', 'ahead'] as const).map((state, index) => ({
      day: `2026-11-${16 + index}`,
      state,
    })),
    ...change,
  }
}

export const stats: MemberStats = {
  total: 38,
  weekAVG: 3.2,
  weeks: Array.from({ length: STATS_WEEKS }, (_, week) => ({
    monday: addDays('2026-11-16', 7 * (week + 1 - STATS_WEEKS)),
    done: 3,
    days: 3,
    planned: 3,
    state: 'kept' as const,
  })),
}

export const katarzyna: SpecialistRecord = {
  userId: 4,
  firstName: 'Katarzyna',
  lastName: 'Lis',
  description: 'Kręgosłup i biodra.',
  avatarURL: null,
  professionalTitle: 'physiotherapist',
  gender: 'female',
  since: '2026-09-03T08:00:00.000Z',
  officeHours: [],
  timeZone: 'Europe/Warsaw',
  awayUntil: null,
  answersWithinHours: null,
}

/** A conversation with somebody whose team the member has left. */
export const endedWith = (userId: number, firstName: string, unread = 0): Conversation => ({
  userId,
  firstName,
  lastName: 'Szałwia',
  avatarURL: null,
  unread,
  isWaiting: false,
  last: { type: 'LEAVE_TEAM', content: '', isMine: false, createAt: '2026-11-18T10:00:00Z', metadata: {} },
  ended: { at: '2026-11-18T10:00:00Z', byCaller: false, specialistUntil: '2026-12-18T10:00:00Z' },
})

type State = {
  plan: Plan | null
  stats: MemberStats
  specialist: SpecialistRecord | null
  ended: Conversation[]
  subscription: SubscriptionStatus | null
  favourites: SavedProgram[]
  watchList: SavedProgram[]
}

export const saved = (training: Program): SavedProgram => ({
  id: 100 + training.id,
  training,
  createdAt: '2026-11-19T08:00:00.000Z',
})

/** The member's API in memory. Change `state` to change later answers; `calls` are the writes, in order. */
export function fakeProfile(initial: Partial<State> = {}) {
  const state: State = {
    plan: null,
    stats,
    specialist: katarzyna,
    ended: [],
    subscription: null,
    favourites: [],
    watchList: [],
    ...initial,
  }
  const calls: string[] = []
  const data = (value: unknown) => HttpResponse.json({ data: value })
  const handlers = [
    http.get(api('/my-plan'), () => data(state.plan)),
    http.get(api('/path/stats'), () => data(state.stats)),
    http.get(api('/members/specialist'), () => data(state.specialist)),
    http.get(api('/message/ended'), () => data(state.ended)),
    http.get(api('/subscription/status'), () => data(state.subscription)),
    http.get(api('/favourites/my-favorites'), () => data(state.favourites)),
    http.get(api('/watch-list'), () => data(state.watchList)),
    http.put(api('/my-plan/state'), async ({ request }) => {
      const { mode, until } = ((await request.json()) as { data: { mode: 'gentle' | 'paused'; until: string } }).data
      calls.push(`PUT state ${mode} ${until}`)
      if (state.plan) state.plan = { ...state.plan, state: { mode, until }, ...(mode === 'paused' && { today: [] }) }
      return data({ mode, until })
    }),
    http.delete(api('/my-plan/state'), () => {
      calls.push('DELETE state')
      if (state.plan) state.plan = { ...state.plan, state: { mode: 'normal' } }
      return new HttpResponse(null, { status: 204 })
    }),
    http.post(api('/progress/done/:id'), async ({ request, params }) => {
      const { key } = (await request.json()) as { key: string }
      calls.push(`POST done ${String(params['id'])} ${key}`)
      return HttpResponse.json(
        {
          data: {
            id: calls.length,
            training: { id: Number(params['id']) },
            createdAt: '2026-11-20T09:00:00.000Z',
            doneToday: 1,
            dailyMaximum: 3,
          },
        },
        { status: 201 },
      )
    }),
  ]
  return { state, calls, handlers }
}
