import type { MemberNote, SignalRules, TeamMember, TimelineDay } from '@kinora/contracts'
import { addDays, today } from '@kinora/i18n'
import { SIGNAL_RULES } from '@kinora/limits'
import { api } from '@kinora/testing'
import { http, HttpResponse } from 'msw'
import { fakePaths, mariasPath, type PathWorld } from './path.fake.ts'

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
  state: 'normal',
  pathChanges: [],
  messages: { fromMember: 0, fromSpecialist: 0 },
  ...change,
})

type World = {
  members: TeamMember[]
  rules: SignalRules
  notes: MemberNote[]
  days: TimelineDay[]
  specialistDay: string
} & PathWorld

/** The API of the desk in memory, in the order of the last query. `calls` are the writes and the lists asked for. */
export function fakeTeam(given: Partial<World> = {}) {
  const world: World = {
    members: [maria, teamMember(13, 'Jan')],
    rules: SIGNAL_RULES,
    notes: [],
    paths: { 12: mariasPath },
    templates: [],
    days: [],
    specialistDay: today(),
    ...given,
  }
  const calls: string[] = []
  const of = (params: Record<string, unknown>) => world.members.find(({ id }) => id === Number(params['id']))
  const none = () => new HttpResponse(null, { status: 204 })
  const listed = (data: unknown[]) =>
    HttpResponse.json({ data, meta: { pagination: { page: 1, pageSize: 20, pageCount: 1, total: data.length } } })
  const change = (id: unknown, next: Partial<TeamMember>) => {
    world.members = world.members.map((member) => (member.id === Number(id) ? { ...member, ...next } : member))
  }
  const handlers = [
    ...fakePaths(world, calls),
    http.get(api('/team/member'), ({ request }) => {
      const query = new URL(request.url).searchParams
      const search = query.get('search') ?? ''
      calls.push(`list ${query.get('sort')} ${search}`.trim())
      return listed(world.members.filter(({ firstName }) => firstName.toLowerCase().includes(search.toLowerCase())))
    }),
    http.get(api('/members/:id'), ({ params }) => {
      const member = of(params)
      const times = { createdAt: '2026-08-30T10:00:00.000Z', since: '2026-09-02T10:00:00.000Z' }
      return member ? HttpResponse.json({ data: { ...member, ...times } }) : new HttpResponse(null, { status: 404 })
    }),
    http.get(api('/members/:id/timeline'), () => HttpResponse.json({ data: { days: world.days } })),
    http.get(api('/members/path/:id'), () => HttpResponse.json({ data: null })),
    http.get(api('/members/progress/:id'), () => HttpResponse.json({ data: { progress: '0%', done: 0, total: 0 } })),
    http.get(api('/team/member/:id/signals'), ({ params }) => {
      const { signals = [], snoozedUntil = null, pain } = of(params) ?? {}
      return HttpResponse.json({ data: { signals, snoozedUntil, pain, rules: world.rules } })
    }),
    http.put(api('/team/member/:id/signals'), async ({ request }) => {
      world.rules = ((await request.json()) as { data: SignalRules }).data
      calls.push(`rules ${JSON.stringify(world.rules)}`)
      return none()
    }),
    http.put(api('/team/member/:id/snooze'), async ({ request, params }) => {
      const { until, days } = ((await request.json()) as { data: { until?: string; days?: number } }).data
      change(params['id'], { snoozedUntil: until ?? addDays(world.specialistDay, days ?? 0) })
      return none()
    }),
    http.delete(api('/team/member/:id/snooze'), ({ params }) => {
      change(params['id'], { snoozedUntil: null })
      return none()
    }),
    http.get(api('/team/member/:id/notes'), () => listed(world.notes)),
    http.post(api('/team/member/:id/notes'), async ({ request }) => {
      const { text, key } = ((await request.json()) as { data: { text: string; key: string } }).data
      calls.push(`note ${key}`)
      const at = '2026-11-20T10:00:00.000Z'
      world.notes = [{ id: world.notes.length + 1, text, createdAt: at, updatedAt: at }, ...world.notes]
      return HttpResponse.json({ data: world.notes[0] }, { status: 201 })
    }),
    http.put(api('/team/member/:id/notes/:noteId'), async ({ request, params }) => {
      const { text } = ((await request.json()) as { data: { text: string } }).data
      const updatedAt = '2026-11-22T10:00:00.000Z'
      world.notes = world.notes.map((note) =>
        note.id === Number(params['noteId']) ? { ...note, text, updatedAt } : note,
      )
      return HttpResponse.json({ data: world.notes.find(({ id }) => id === Number(params['noteId'])) })
    }),
    http.delete(api('/team/member/:id/notes/:noteId'), ({ params }) => {
      world.notes = world.notes.filter(({ id }) => id !== Number(params['noteId']))
      return none()
    }),
    http.delete(api('/team/member/:id'), ({ params }) => {
      world.members = world.members.filter(({ id }) => id !== Number(params['id']))
      return none()
    }),
  ]
  return { world, calls, handlers }
}
