import type { MadeReportLink, VisitReport } from '@kinora/contracts'
import { addDays, today } from '@kinora/i18n'
import { api, problem } from '@kinora/testing'
import { delay, http, HttpResponse } from 'msw'
import { checkIn, emotion, goal, stats, survey } from '../state.fake.ts'

export const TOKEN = 'a'.repeat(43)

/** Jan's report, with a note that a spreadsheet would take for a formula. */
export const report: VisitReport = {
  firstName: 'Jan',
  lastName: 'Zieliński',
  from: addDays(today(), -27),
  to: today(),
  checkIns: [checkIn(addDays(today(), -3), { painBefore: 6, painAfter: 3, effort: 'hard', note: '=po spacerze' })],
  surveys: [survey(1, '2026-11-12', 50, 'stress')],
  emotions: [emotion(addDays(today(), -2), 'happy')],
  goals: [goal(1, 'Wejść na drugie piętro', [addDays(today(), -20), 4], [addDays(today(), -1), 7])],
  stats: stats([2, 3, 3, 0, 3, 4, 3, 2], 3, { total: 22, weekAVG: 1.5 }),
}

/** Links in memory. A link opens Jan's report; `opened` are the tokens that were sent. */
export function fakeReportLinks(count = 0, refusal: [status: number, code: string] | null = null) {
  const linkOf = (id: number, withNotes = false) => ({
    id,
    withNotes,
    createdAt: '2026-11-20T10:00:00.000Z',
    expiresAt: '2026-11-27T10:00:00.000Z',
    lastOpenedAt: id === 2 ? '2026-11-21T10:00:00.000Z' : null,
    timesOpened: id === 2 ? 2 : 0,
  })
  const state = {
    links: Array.from({ length: count }, (_, index) => linkOf(index + 1)),
    wishes: [] as { withNotes: boolean; key: string }[],
    opened: [] as string[],
    refusal,
    /** The list is not answered. */
    isHeld: false,
  }
  const page = (total: number) => ({ pagination: { page: 1, pageSize: 10, pageCount: 1, total } })
  const handlers = [
    http.get(api('/report-links'), async () => {
      if (state.isHeld) await delay('infinite')
      return HttpResponse.json({ data: state.links, meta: page(state.links.length) })
    }),
    http.post(api('/report-links'), async ({ request }) => {
      const { data } = (await request.json()) as { data: { withNotes: boolean; key: string } }
      state.wishes.push(data)
      if (state.refusal) return problem(...state.refusal)
      const link = linkOf(state.links.length + 1, data.withNotes)
      state.links = [link, ...state.links]
      return HttpResponse.json({ data: { ...link, token: TOKEN } satisfies MadeReportLink }, { status: 201 })
    }),
    http.delete(api('/report-links/:id'), ({ params }) => {
      state.links = state.links.filter(({ id }) => id !== Number(params['id']))
      return new HttpResponse(null, { status: 204 })
    }),
    http.post(api('/report-links/check'), () =>
      state.refusal ? problem(...state.refusal) : new HttpResponse(null, { status: 204 }),
    ),
    http.post(api('/report-links/open'), async ({ request }) => {
      state.opened.push(((await request.json()) as { data: { token: string } }).data.token)
      return state.refusal ? problem(...state.refusal) : HttpResponse.json({ data: report })
    }),
  ]
  return { state, handlers }
}
