import { setTimeout as sleep } from 'node:timers/promises'
import type { Queryable } from '../../src/platform/database/database.ts'
import type { TcpProxy } from './tcpProxy.ts'

/** Longer than DEADLINE_MS. */
const HANGS_MS = 4_000
const SLOW_MS = 30
const BETWEEN_MS = 700

/**
 * Injects connection faults through `proxy`, one after the other, until `isOver`.
 * @param observer a connection that does not use the proxy
 * @param restart restarts the database server; omitted where that is not possible
 */
export async function breakConnections(
  proxy: TcpProxy,
  observer: Queryable,
  isOver: () => boolean,
  restart?: () => Promise<unknown>,
): Promise<void> {
  const faults = [
    async () => proxy.cut(),
    async () => {
      proxy.delay(SLOW_MS)
      await sleep(BETWEEN_MS)
    },
    async () => {
      await observer.rows(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'kinora-api' and random() < 0.5`)
    },
    async () => {
      proxy.hang()
      await sleep(HANGS_MS)
    },
    ...(restart
      ? [
          async () => {
            await restart()
            while (
              !(await observer.rows('select').then(
                () => true,
                () => false,
              ))
            )
              await sleep(BETWEEN_MS)
          },
        ]
      : []),
  ]
  for (let number = 0; !isOver(); number++) {
    await sleep(BETWEEN_MS)
    await faults[number % faults.length]!()
    proxy.heal()
  }
}
