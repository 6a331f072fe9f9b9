import { LOCALES } from '@kinora/limits'
import type { FastifyInstance } from 'fastify'

/** RFC 9116 wants less than a year: whoever keeps a copy looks again. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000

/** Serves `security.txt` for those who find flaws (RFC 9116), where there is a contact for them. */
export function serveSecurityContact(
  app: FastifyInstance,
  { origin, securityContact }: { origin: string; securityContact: string | undefined },
): void {
  if (securityContact === undefined) return
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const fields = {
      Contact: securityContact,
      Expires: new Date(Date.now() + VALID_MS).toISOString(),
      'Preferred-Languages': LOCALES.join(', '),
      Canonical: `${origin}/.well-known/security.txt`,
    }
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`)
    return reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(lines.join(''))
  })
}
