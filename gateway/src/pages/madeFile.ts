import type { FastifyInstance, FastifyReply } from 'fastify'
import type { LiveSet } from '../live/liveSet.ts'
import type { Snapshot } from '../live/snapshot.ts'
import { sendProblem } from '../operations/problem.ts'

const FRESH_MS = 600_000

/** A file made of the live set and of what the API says, kept for ten minutes or until either changes. */
export type MadeFile = { send(reply: FastifyReply): Promise<FastifyReply>; clear(): void }

/** @param write null where the live set has nothing to write of */
export function madeFile(app: FastifyInstance, live: LiveSet, type: string, write: (snapshot: Snapshot) => Promise<string | null>): MadeFile {
  let made: { set: string; until: number; text: Promise<string | null> } | null = null

  function textOf(snapshot: Snapshot): Promise<string | null> {
    if (made && made.set === snapshot.id && Date.now() < made.until) return made.text
    const text = write(snapshot)
    made = { set: snapshot.id, until: Date.now() + FRESH_MS, text }
    text.catch(() => (made = null))
    return text
  }

  return {
    async send(reply) {
      const snapshot = live.current()
      if (!snapshot) return sendProblem(reply.header('retry-after', '1'), 503, 'starting')
      try {
        const text = await textOf(snapshot)
        if (text === null) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
        return reply.header('cache-control', 'public, max-age=600').type(type).send(text)
      } catch (error) {
        // Half of it would take pages out of search engines; they come again later.
        app.log.warn({ reason: (error as Error).message }, 'The API did not tell what there is')
        return sendProblem(reply.header('retry-after', '60'), 503, 'api-unavailable')
      }
    },
    clear: () => (made = null),
  }
}
