import type {
  Dose,
  EditablePath,
  NewPath,
  NewPathTemplate,
  NewTemplateAssignment,
  PathTemplate,
  Program,
} from '@kinora/contracts'
import { api, problem } from '@kinora/testing'
import { http, HttpResponse } from 'msw'

const AT = '2026-11-20T10:00:00.000Z'

const program = (id: number, title: string): Program => ({
  id,
  title,
  duration: 540,
  locale: 'pl',
  isExampleTraining: false,
  publishedAt: AT,
  category: { id: 1, name: 'Kręgosłup' },
})
export const [cat, bridge, chair, plank] = [
  program(1, 'Koci grzbiet'),
  program(2, 'Most biodrowy'),
  program(3, 'Wstawanie'),
  program(4, 'Deska'),
] as const
const programs = [cat, bridge, chair, plank]

export const dose = (change: Partial<Dose> = {}): Dose => ({
  weekdays: null,
  daysPerWeek: null,
  perDayMax: null,
  text: null,
  until: null,
  ...change,
})

export const mariasPath: EditablePath = {
  version: 3,
  name: 'Zdrowe biodra',
  note: 'Powoli.',
  painNote: '',
  allowsPause: false,
  items: [
    { training: cat, dose: dose({ text: '2 serie po 10', daysPerWeek: 3 }) },
    { training: bridge, dose: null },
    { training: chair, dose: null },
  ],
  gentle: [cat],
}
export const template = (id: number, name: string, change: Partial<PathTemplate> = {}): PathTemplate => ({
  id,
  version: 1,
  name,
  note: '',
  items: [{ training: bridge, dose: null }],
  gentle: [],
  createdAt: AT,
  updatedAt: AT,
  ...change,
})

/** Paths and templates in memory. A stale version is refused, as the API does it. */
export type PathState = { paths: Record<number, EditablePath>; templates: PathTemplate[] }

export function fakePaths(state: PathState, calls: string[]) {
  const find = (id: number) => programs.find((one) => one.id === id)!
  const contentOf = ({ name, note, trainings, doses = [], gentle = [] }: NewPath | NewPathTemplate) => ({
    name,
    note,
    items: trainings.map((id) => ({
      training: find(id),
      dose: doses.find(({ training }) => training === id)?.dose ?? null,
    })),
    gentle: gentle.map(find),
  })
  const bodyOf = async <Body>(request: Request) => (await request.json()) as Body
  const notFound = () => new HttpResponse(null, { status: 404 })
  const pathOf = (id: number): EditablePath =>
    state.paths[id] ?? { version: 0, name: '', note: '', allowsPause: false, items: [], gentle: [] }
  const templateOf = (id: unknown) => state.templates.find((one) => one.id === Number(id))

  return [
    http.get(api('/specialist/path/:id'), ({ params }) => HttpResponse.json({ data: pathOf(Number(params['id'])) })),
    http.put(api('/specialist/path/:id'), async ({ params, request }) => {
      const sent = await bodyOf<NewPath>(request)
      const id = Number(params['id'])
      const before = pathOf(id)
      calls.push(`path ${sent.version}: ${sent.trainings.join(' ')}`)
      if (sent.version !== before.version) return problem(409, 'path.changed')
      state.paths[id] = {
        ...contentOf(sent),
        painNote: sent.painNote ?? before.painNote ?? '',
        allowsPause: sent.allowsPause ?? before.allowsPause,
        version: before.version + 1,
      }
      return HttpResponse.json({ data: state.paths[id] })
    }),
    http.get(api('/specialist/templates'), () =>
      HttpResponse.json({
        data: state.templates,
        meta: { pagination: { page: 1, pageSize: 20, pageCount: 1, total: state.templates.length } },
      }),
    ),
    http.get(api('/specialist/templates/:id'), ({ params }) => {
      const match = templateOf(params['id'])
      return match ? HttpResponse.json({ data: match }) : notFound()
    }),
    http.post(api('/specialist/templates'), async ({ request }) => {
      const sent = await bodyOf<NewPathTemplate>(request)
      const added = template(state.templates.length + 51, sent.name, contentOf(sent))
      state.templates = [added, ...state.templates]
      calls.push(`template ${sent.name}: ${sent.trainings.join(' ')}`)
      return HttpResponse.json({ data: added }, { status: 201 })
    }),
    http.put(api('/specialist/templates/:id'), async ({ params, request }) => {
      const sent = await bodyOf<NewPathTemplate>(request)
      const before = templateOf(params['id'])!
      if (sent.version !== before.version) return problem(409, 'template.changed')
      const after = { ...before, ...contentOf(sent), version: before.version + 1 }
      state.templates = state.templates.map((one) => (one.id === after.id ? after : one))
      return HttpResponse.json({ data: after })
    }),
    http.delete(api('/specialist/templates/:id'), ({ params }) => {
      state.templates = state.templates.filter(({ id }) => id !== Number(params['id']))
      return new HttpResponse(null, { status: 204 })
    }),
    http.post(api('/specialist/templates/:id/previews'), async ({ params, request }) => {
      const { members } = await bodyOf<{ members: number[] }>(request)
      const { items } = templateOf(params['id'])!
      const data = members.map((memberId) => {
        const path = pathOf(memberId)
        const has = (list: EditablePath['items'], id: number) => list.some(({ training }) => training.id === id)
        return {
          memberId,
          version: path.version,
          difference: {
            added: items.filter(({ training }) => !has(path.items, training.id)).map(({ training }) => training),
            removed: path.items.filter(({ training }) => !has(items, training.id)).map(({ training }) => training),
            doses: [],
            isReordered: false,
            hasNewNote: path.note !== '',
            hasNewGentleList: false,
          },
        }
      })
      return HttpResponse.json({ data })
    }),
    http.post(api('/specialist/templates/:id/assignments'), async ({ params, request }) => {
      const sent = await bodyOf<NewTemplateAssignment>(request)
      const assignedTemplate = templateOf(params['id'])!
      calls.push(`assign ${JSON.stringify(sent)}`)
      if (sent.version !== assignedTemplate.version) return problem(409, 'template.changed')
      const isFresh = ({ memberId, version }: { memberId: number; version: number }) =>
        pathOf(memberId).version === version
      const assigned = sent.members.filter(isFresh).map(({ memberId }) => memberId)
      const changed = sent.members.filter((one) => !isFresh(one)).map(({ memberId }) => memberId)
      for (const id of assigned)
        state.paths[id] = { ...pathOf(id), items: assignedTemplate.items, version: pathOf(id).version + 1 }
      return HttpResponse.json({ data: { assigned, changed } })
    }),
  ]
}
