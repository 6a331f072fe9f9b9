import type { FastifyInstance } from 'fastify'

/** Logs, at the start, which command imports content if the database has no programs. */
export async function noteMissingContent({ db, log }: FastifyInstance): Promise<void> {
  try {
    const [program] = await db.rows('select 1 from programs limit 1')
    if (!program) log.warn('The database has no programs. This command imports them: npm run content')
  } catch (error) {
    log.warn({ err: error }, 'content.unknown')
  }
}
