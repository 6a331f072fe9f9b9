import type { SavedProgram, Program } from '@kinora/contracts'
import { api } from '@kinora/testing'
import { http, HttpResponse } from 'msw'

const done = () => new HttpResponse(null, { status: 204 })

/** Favourites and watch list, in memory. `calls` are the writes, in order. */
export function fakeSavedPrograms(programs: Program[], saved: { favourites?: Program[]; watchList?: Program[] } = {}) {
  let lastId = 100
  const keep = (training: Program): SavedProgram => ({ id: ++lastId, training, createdAt: '2026-11-21T08:00:00.000Z' })
  const lists = { favourites: (saved.favourites ?? []).map(keep), watchList: (saved.watchList ?? []).map(keep) }
  const calls: string[] = []
  const find = (id: number) => programs.find((program) => program.id === id)!
  const add = (name: keyof typeof lists, id: number) => {
    calls.push(`POST ${name} ${id}`)
    const entry = keep(find(id))
    lists[name].unshift(entry)
    return HttpResponse.json({ data: entry }, { status: 201 })
  }
  const remove = (name: keyof typeof lists, id: number) => {
    calls.push(`DELETE ${name} ${id}`)
    const others = lists[name].filter((entry) => entry.id !== id)
    const isThere = others.length < lists[name].length
    lists[name] = others
    return isThere ? done() : new HttpResponse(null, { status: 404 })
  }
  const handlers = [
    http.get(api('/favourites/my-favorites'), () => HttpResponse.json({ data: lists.favourites })),
    http.get(api('/watch-list'), () => HttpResponse.json({ data: lists.watchList })),
    http.post(api('/favourites'), async ({ request }) =>
      add('favourites', ((await request.json()) as { data: { training: number } }).data.training),
    ),
    http.post(api('/watch-list'), async ({ request }) =>
      add('watchList', ((await request.json()) as { trainingId: number }).trainingId),
    ),
    http.delete(api('/favourites/:id'), ({ params }) => remove('favourites', Number(params.id))),
    http.delete(api('/watch-list/:id'), ({ params }) => remove('watchList', Number(params.id))),
  ]
  /** Empties a list, as another tab would. */
  const removeElsewhere = (name: keyof typeof lists) => void (lists[name] = [])
  return { handlers, calls, removeElsewhere }
}
