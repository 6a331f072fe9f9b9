import { pause, whenOnline } from './pause.ts'
import { readStream, type StreamHearer } from './readStream.ts'

const FIRST_DELAY_MS = 500
/** Over which browsers come back, so that not all do at once after a server was restarted. */
const SPREAD_MS = 10_000
const LONGEST_DELAY_MS = 60_000

export type StreamOptions = StreamHearer & {
  url: string
  /** The event after which to go on; null to begin with what happens from now on. */
  resumeAfter: () => number | null
  accessToken: () => Promise<string | undefined>
  /** A token in place of the refused one; undefined when there is none now. */
  renew: (refused: string | undefined) => Promise<string | undefined>
}

/**
 * Keeps a stream open until `signal` is aborted: connects again when the server said so as it ended, after it was lost
 * at a random moment, later each time, and not while the browser is offline.
 */
export async function keepStream(
  { url, resumeAfter, accessToken, renew, ...hearer }: StreamOptions,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    await whenOnline(signal)
    // What the page called meanwhile may have renewed it.
    const token = await accessToken()
    if (signal.aborted) return
    const onSign = () => {
      failures = 0
      hearer.onSign()
    }
    const endReason = await readStream({ url, token, lastId: resumeAfter(), signal }, { ...hearer, onSign })
    if (signal.aborted) return
    if (endReason.isSilent) hearer.onSilence()
    if (endReason.status === 401) {
      const renewed = await renew(token)
      if (renewed !== undefined && renewed !== token && failures++ === 0) continue
    }
    const { returnMs, retryAfter = 0 } = endReason
    await pause(returnMs ?? retryAfter * 1_000 + delayAfter(failures++), signal)
  }
}

function delayAfter(failures: number): number {
  const shortest = Math.min(LONGEST_DELAY_MS / 2, FIRST_DELAY_MS * 2 ** failures)
  const longest = Math.max(SPREAD_MS, 2 * shortest)
  return shortest + Math.random() * (longest - shortest)
}
