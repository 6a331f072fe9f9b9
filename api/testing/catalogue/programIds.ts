import type { FastifyInstance } from 'fastify'
import { before } from 'node:test'

/** The ids of the test content's programs, by slug and locale: `hundred pl`. To be called beside `useApp`. */
export function programIds(running: { app: FastifyInstance }) {
  const ids = new Map<string, number>()
  before(async () => {
    type Row = { id: number; name: string }
    for (const { id, name } of await running.app.db.rows<Row>("select id, slug || ' ' || locale as name from programs"))
      ids.set(name, id)
  })
  return (name: string): number => ids.get(name) ?? 0
}
