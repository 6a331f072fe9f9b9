import { exec } from 'node:child_process'
import { promisify } from 'node:util'
import { findPostgres } from '../../tools/product/findPostgres.ts'
import { soakEmbedded, soakPostgres, type Written } from '../../api/testing/database/soakWrites.ts'
import { step } from '../../tools/setup/step.js'
import { table, whole } from '../table.ts'

/** Writes to both databases while connections break, and prints what became of the writes. Returns the faults. */
export async function keepWrites(minutes: number, restart: string | undefined): Promise<string[]> {
  const server = await findPostgres()
  if (!server)
    console.log(
      'PostgreSQL was not reached: writes are soaked on the embedded database alone (name one: DATABASE_URL_TEST).',
    )
  const restartServer = restart === undefined ? undefined : () => promisify(exec)(restart)
  const soaks = {
    ...(server && { PostgreSQL: (isOver: () => boolean) => soakPostgres(server, isOver, restartServer) }),
    embedded: soakEmbedded,
  }
  const written: [string, Written][] = []
  for (const [name, soak] of Object.entries(soaks)) {
    written.push([
      name,
      await step(`Writing on ${name} for ${minutes} min`, () => {
        const until = Date.now() + minutes * 60_000
        return soak(() => Date.now() > until)
      }),
    ])
  }
  console.log(
    table(
      ['', 'acknowledged', 'not there', 'there though refused', 'doubled', 'answers/s', '503', 'other errors'],
      written.map(
        ([name, { acknowledged, notThere, thereThoughRefused, doubled, answeredPerSecond, unavailable, others }]) => [
          name,
          ...[acknowledged, notThere, thereThoughRefused, doubled, answeredPerSecond, unavailable, others.length].map(
            whole,
          ),
        ],
      ),
    ),
  )
  return written.flatMap(([name, { notThere, thereThoughRefused, doubled, others }]) => [
    ...others.map((other) => `${name}: ${other}`),
    ...(notThere + thereThoughRefused + doubled > 0
      ? [
          `${name}: ${notThere} acknowledged writes are not there, ${thereThoughRefused} refused ones are, ${doubled} are doubled`,
        ]
      : []),
  ])
}
