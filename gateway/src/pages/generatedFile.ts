import type { FastifyInstance, FastifyReply } from 'fastify'
import type { LiveManifest } from '../live/followLiveManifest.ts'
import type { Snapshot } from '../live/snapshot.ts'
import { sendProblem } from '../http/problem.ts'

const FRESH_S = 600
/** The shorter lifetime of a file that lacks the latest entries of a remote, and of a failure. */
const INCOMPLETE_FRESH_S = 60

/** A file that is generated from the live manifest and its remotes' entries. */
export type GeneratedFile = { send(reply: FastifyReply): Promise<FastifyReply>; clear(): void }
export type Written = { text: string; isComplete: boolean }

/**
 * Caches a file for ten minutes, or for one if it is incomplete or failed, or until the manifest or the content changes.
 * @param write generates the file; null is a 404
 */
export function generatedFile(
  app: FastifyInstance,
  live: LiveManifest,
  type: string,
  write: (snapshot: Snapshot) => Promise<Written | null>,
): GeneratedFile {
  let cached: { manifest: string; until: number; file: Promise<Written | null> } | null = null

  function fileOf(snapshot: Snapshot): Promise<Written | null> {
    if (cached && cached.manifest === snapshot.id && Date.now() < cached.until) return cached.file
    const file = write(snapshot)
    const entry = { manifest: snapshot.id, until: Date.now() + FRESH_S * 1_000, file }
    cached = entry
    const expireSoon = () => (entry.until = Date.now() + INCOMPLETE_FRESH_S * 1_000)
    file.then(
      (written) => written?.isComplete === false && expireSoon(),
      (error: Error) => {
        expireSoon()
        app.log.warn({ reason: error.message }, 'A generated file could not be written')
      },
    )
    return file
  }

  return {
    async send(reply) {
      const snapshot = live.current()
      if (!snapshot) return sendProblem(reply.header('retry-after', '1'), 'server.unavailable')
      try {
        const file = await fileOf(snapshot)
        if (file === null)
          return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
        const maxAge = file.isComplete ? FRESH_S : INCOMPLETE_FRESH_S
        return reply.header('cache-control', `public, max-age=${maxAge}`).type(type).send(file.text)
      } catch {
        // A partial file would remove pages from search engines; with a 503 they come back later.
        return sendProblem(reply.header('retry-after', String(INCOMPLETE_FRESH_S)), 'server.unavailable')
      }
    },
    clear: () => (cached = null),
  }
}
