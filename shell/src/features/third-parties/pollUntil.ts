/**
 * docs/specification.md, section 7: the e-mail tracker is asked every 500 ms until it is loaded; here at most 20 times.
 */
const EVERY_MS = 500
const TRIES = 20

/** Calls `then` once, when `isReady` is; gives up after the last try. Returns a function that stops it. */
export function pollUntil(isReady: () => boolean, then: () => void): () => void {
  let tries = 0
  const timer = setInterval(() => {
    tries++
    const ready = isReady()
    if (ready || tries >= TRIES) clearInterval(timer)
    if (ready) then()
  }, EVERY_MS)
  return () => clearInterval(timer)
}
