import type {
  Goal,
  LeftMember,
  MemberExercises,
  MemberNote,
  SignalRules,
  TeamMember,
  TimelineDay,
} from '@kinora/contracts'
import { addDays, today } from '@kinora/i18n'
import { SIGNAL_RULES } from '@kinora/limits'
import { api } from '@kinora/testing'
import { http, HttpResponse } from 'msw'
import { fakeConversations } from './conversations.fake.ts'
import { pageOf, placeOf } from './pageOf.fake.ts'
import { fakePaths, mariasPath, type PathState } from './path.fake.ts'

const DAY_MS = 86_400_000
const HALF_A_DAY_MS = DAY_MS / 2

export const teamMember = (id: number, firstName: string, change: Partial<TeamMember> = {}): TeamMember => ({
  id,
  firstName,
  lastName: 'Wójcik',
  email: `${firstName.toLowerCase()}@kinora.test`,
  avatarURL: null,
  subscription: null,
  lastDoneAt: null,
  progress: 0,
  pain: { median: null, points: [] },
  unread: 0,
  signals: [],
  snoozedUntil: null,
  group: 'plan',
  unreadWords: 0,
  joinedDay: '2026-01-15',
  isNew: false,
  hasPath: true,
  hard: null,
  pausedUntil: null,
  week: { done: 3, asked: 4 },
  ...change,
})

/** With every signal, a subscription for three more days, and two new messages. */
export const maria = teamMember(12, 'Maria', {
  subscription: {
    name: 'monthly',
    isActive: true,
    expiryDate: Math.floor((Date.now() + 3 * DAY_MS - HALF_A_DAY_MS) / 1000),
  },
  lastDoneAt: new Date(Date.now() - DAY_MS).toISOString(),
  progress: 58,
  pain: {
    median: 4.5,
    points: [
      { day: '2026-11-16', pain: 4 },
      { day: '2026-11-20', pain: 7 },
    ],
  },
  unread: 2,
  unreadWords: 2,
  group: 'today',
  hard: { times: 2, day: '2026-11-20' },
  signals: [
    { kind: 'pain', pain: 7, median: 4.5, day: '2026-11-20' },
    { kind: 'silent', days: 8, since: '2026-11-12' },
    { kind: 'missedDays', days: 2, since: null },
  ],
})

/** A day of the timeline on which nothing happened. */
export const timelineDay = (day: string, change: Partial<TimelineDay> = {}): TimelineDay => ({
  day,
  done: 0,
  painBefore: null,
  painAfter: null,
  feeling: null,
  dayFeeling: null,
  trainings: [],
  state: 'normal',
  pathChanges: [],
  doseChanges: [],
  messages: { fromMember: 0, fromSpecialist: 0 },
  ...change,
})

type State = {
  conversations: Parameters<typeof fakeConversations>[0]['conversations']
  members: TeamMember[]
  left: LeftMember[]
  rules: SignalRules
  notes: MemberNote[]
  days: TimelineDay[]
  exercises: MemberExercises
  goals: Goal[]
  specialistDay: string
} & PathState

/** The API of the desk in memory, in the order of the last query. `calls` are the writes and the lists asked for. */
export function fakeTeam(initial: Partial<State> = {}) {
  const state: State = {
    conversations: [],
    members: [maria, teamMember(13, 'Jan')],
    left: [],
    rules: SIGNAL_RULES,
    notes: [],
    paths: { 12: mariasPath },
    templates: [],
    days: [],
    exercises: { from: '2026-11-12', to: '2026-11-25', states: [], pain: [], programs: [] },
    goals: [],
    specialistDay: today(),
    ...initial,
  }
  const calls: string[] = []
  const of = (params: Record<string, unknown>) => state.members.find(({ id }) => id === Number(params['id']))
  const none = () => new HttpResponse(null, { status: 204 })
  const listed = (data: unknown[]) =>
    HttpResponse.json({ data, meta: { pagination: { page: 1, pageSize: 20, pageCount: 1, total: data.length } } })
  const change = (id: unknown, next: Partial<TeamMember>) => {
    state.members = state.members.map((member) => (member.id === Number(id) ? { ...member, ...next } : member))
  }
  const handlers = [
    ...fakePaths(state, calls),
    http.get(api('/team/member'), ({ request }) => {
      const query = new URL(request.url).searchParams
      const [search, show] = [query.get('search') ?? '', query.get('show') ?? 'all']
      calls.push(`list ${query.get('sort')} ${show} ${search}`.trim())
      return HttpResponse.json(pageOf(state.members, search, show, state.left))
    }),
    http.get(api('/team/member/:id'), ({ params }) => {
      const place = placeOf(state.members, Number(params['id']))
      return place ? HttpResponse.json({ data: place }) : new HttpResponse(null, { status: 404 })
    }),
    fakeConversations(state),
    http.get(api('/members/:id'), ({ params }) => {
      const member = of(params)
      const times = { createdAt: '2026-08-30T10:00:00.000Z', since: '2026-09-02T10:00:00.000Z' }
      return member ? HttpResponse.json({ data: { ...member, ...times } }) : new HttpResponse(null, { status: 404 })
    }),
    http.get(api('/members/subscription/:id'), ({ params }) =>
      HttpResponse.json({ data: of(params)?.subscription ?? null }),
    ),
    http.get(api('/members/:id/timeline'), () => HttpResponse.json({ data: { days: state.days } })),
    http.get(api('/members/:id/exercises'), () => HttpResponse.json({ data: state.exercises })),
    http.get(api('/members/goals/:id'), () => HttpResponse.json({ data: state.goals })),
    http.get(api('/members/stats/:id'), () => HttpResponse.json({ data: { total: 22, weekAVG: 1.5, weeks: [] } })),
    http.get(api('/team/member/:id/signals'), ({ params }) => {
      const { signals = [], snoozedUntil = null, pain } = of(params) ?? {}
      return HttpResponse.json({ data: { signals, snoozedUntil, pain, rules: state.rules } })
    }),
    http.put(api('/team/member/:id/signals'), async ({ request }) => {
      state.rules = ((await request.json()) as { data: SignalRules }).data
      calls.push(`rules ${JSON.stringify(state.rules)}`)
      return none()
    }),
    http.put(api('/team/member/:id/snooze'), async ({ request, params }) => {
      const { until, days } = ((await request.json()) as { data: { until?: string; days?: number } }).data
      const snoozedUntil = until ?? addDays(state.specialistDay, days ?? 0)
      calls.push(`put off ${String(params['id'])}`)
      change(params['id'], { snoozedUntil, group: of(params)?.unreadWords ? 'today' : 'snoozed' })
      return none()
    }),
    http.delete(api('/team/member/:id/snooze'), ({ params }) => {
      change(params['id'], { snoozedUntil: null, group: 'today' })
      return none()
    }),
    http.get(api('/team/member/:id/notes'), () => listed(state.notes)),
    http.post(api('/team/member/:id/notes'), async ({ request }) => {
      const { text, key } = ((await request.json()) as { data: { text: string; key: string } }).data
      calls.push(`note ${key}`)
      const at = '2026-11-20T10:00:00.000Z'
      state.notes = [{ id: state.notes.length + 1, text, createdAt: at, updatedAt: at }, ...state.notes]
      return HttpResponse.json({ data: state.notes[0] }, { status: 201 })
    }),
    http.put(api('/team/member/:id/notes/:noteId'), async ({ request, params }) => {
      const { text } = ((await request.json()) as { data: { text: string } }).data
      const updatedAt = '2026-11-22T10:00:00.000Z'
      state.notes = state.notes.map((note) =>
        note.id === Number(params['noteId']) ? { ...note, text, updatedAt } : note,
      )
      return HttpResponse.json({ data: state.notes.find(({ id }) => id === Number(params['noteId'])) })
    }),
    http.delete(api('/team/member/:id/notes/:noteId'), ({ params }) => {
      state.notes = state.notes.filter(({ id }) => id !== Number(params['noteId']))
      return none()
    }),
    http.delete(api('/team/member/:id'), ({ params }) => {
      state.members = state.members.filter(({ id }) => id !== Number(params['id']))
      return none()
    }),
  ]
  return { state, calls, handlers }
}
