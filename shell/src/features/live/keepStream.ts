import { pause, whenOnline } from './pause.ts'
import { readStream, type StreamHearer } from './readStream.ts'

const FIRST_DELAY_MS = 1_000
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
 * Keeps a stream open until `signal` is aborted: connects again after it was lost, later each time, and not while the
 * browser is offline.
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
    if (endReason.status === 401) {
      const renewed = await renew(token)
      if (renewed !== undefined && renewed !== token && failures++ === 0) continue
    }
    await pause(Math.max((endReason.retryAfter ?? 0) * 1000, delayAfter(failures++)), signal)
  }
}

/** Half of it is random, so that the browsers of everybody do not return at the same moment. */
function delayAfter(failures: number): number {
  const longest = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** failures)
  return longest / 2 + (Math.random() * longest) / 2
}
