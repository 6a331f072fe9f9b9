import type { FastifyInstance } from 'fastify'

/** Says once which command fills a database that has no programs: until then every list is empty. */
export async function noteMissingContent({ db, log }: FastifyInstance): Promise<void> {
  try {
    const [program] = await db.rows('select 1 from programs limit 1')
    if (!program) log.warn('The database has no programs. This command imports them: npm run content')
  } catch (error) {
    log.warn({ err: error }, 'content.unknown')
  }
}
