import type { Program } from '@kinora/contracts'
import { DAILY_MAXIMUM } from '@kinora/limits'
import { api } from '@kinora/testing'
import { http, HttpResponse } from 'msw'

export const problem = (status: number, code: string, more: object = {}) =>
  HttpResponse.json({ type: 'about:blank', title: 'No', status, code, ...more }, { status })

/** What somebody does and where they stopped, in memory. `calls` are the writes with their bodies, in order. */
export function fakeTraining(programs: Program[], { doneToday = 0, opensAt = '' } = {}) {
  const world = { times: doneToday, keys: new Set<string>(), asked: [] as URLSearchParams[], calls: [] as { key: string; timeZone: string }[] }
  const at = '2026-11-21T07:40:00.000Z'
  const handlers = [
    http.get(api('/done-trainings'), ({ request }) => {
      world.asked.push(new URL(request.url).searchParams)
      const data = programs.slice(0, Math.min(1, world.times)).map((training) => ({ id: 1, user: 7, training, createdAt: at }))
      return HttpResponse.json({ data, meta: { pagination: { page: 1, pageSize: 1, pageCount: world.times, total: world.times } } })
    }),
    http.post(api('/progress/done/:id'), async ({ request, params }) => {
      const body = (await request.json()) as { key: string; timeZone: string }
      world.calls.push(body)
      if (!world.keys.has(body.key)) {
        if (world.times >= DAILY_MAXIMUM) return problem(409, 'training.dailyMaximum', { opensAt })
        world.keys.add(body.key)
        world.times++
      }
      const data = { id: world.times, training: { id: Number(params.id) }, createdAt: at, doneToday: world.times, dailyMaximum: DAILY_MAXIMUM }
      return HttpResponse.json({ data }, { status: 201 })
    }),
  ]
  return { world, handlers }
}
