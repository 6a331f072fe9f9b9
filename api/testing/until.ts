import { setImmediate } from 'node:timers/promises'

/** How long a busy machine may take. */
const WITHIN_MS = 60_000

/**
 * Lets everything else go on until something is so.
 * @param what has to happen, for the error
 * @throws Error when it has not happened within a minute
 */
export async function until(what: string, isSo: () => unknown): Promise<void> {
  const deadline = performance.now() + WITHIN_MS
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`This did not happen within ${WITHIN_MS / 1_000} s: ${what}`)
    await setImmediate()
  }
}
