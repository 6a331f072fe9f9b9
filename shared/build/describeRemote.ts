import { once } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DescribedRemote } from './describeInThread.ts'

/** A definition is data: it is read in well under a second. */
const WITHIN_MS = 30_000

/**
 * Reads a remote's definition (routes, nav, slots, indexes) from its server bundle. That is the remote's code, so it
 * runs in a thread of its own: what it patches, leaves running or never ends is not the build's.
 * @throws Error what the bundle throws, or that it does not end
 */
export async function describeRemote(serverFile: string): Promise<DescribedRemote> {
  const thread = new Worker(new URL(`./describeInThread${extname(import.meta.url)}`, import.meta.url), {
    workerData: serverFile,
    env: { NODE_ENV: process.env['NODE_ENV'] },
  })
  const ended = new AbortController()
  thread.once('exit', () => ended.abort())
  try {
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(WITHIN_MS)])
    const [described] = (await once(thread, 'message', { signal })) as [DescribedRemote]
    return described
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error
    throw new Error(
      `${serverFile} does not come to its end: what src/remote.ts runs when it is loaded must end by itself.`,
    )
  } finally {
    await thread.terminate()
  }
}
