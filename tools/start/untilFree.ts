import { setTimeout as sleep } from 'node:timers/promises'

const ASK_EVERY_MS = 200

/**
 * Waits until none of the ports has a problem.
 * @throws Error with the first problem that remains after `patience` milliseconds.
 */
export async function untilFree(
  ports: number[],
  problemOf: (port: number) => Promise<string | undefined>,
  patience: number,
) {
  const deadline = Date.now() + patience
  for (;;) {
    const problems = await Promise.all(ports.map(problemOf))
    const first = problems.find((problem) => problem !== undefined)
    if (!first) return
    if (Date.now() > deadline) throw new Error(first)
    await sleep(ASK_EVERY_MS)
  }
}
