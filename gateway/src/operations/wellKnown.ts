import { LOCALES } from '@kinora/limits'
import { paths } from '@kinora/paths'
import type { FastifyInstance } from 'fastify'

/** RFC 9116 wants less than a year: whoever keeps a copy looks again. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000

/**
 * Addresses that programs know: `security.txt` for those who find flaws (RFC 9116), where there is a contact for them, and
 * `change-password`, which password managers open (W3C, "A Well-Known URL for Changing Passwords").
 */
export function serveWellKnown(
  app: FastifyInstance,
  { origin, securityContact }: { origin: string; securityContact: string | undefined },
): void {
  app.get('/.well-known/change-password', async (_request, reply) => reply.redirect(paths.changePassword(), 302))

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
