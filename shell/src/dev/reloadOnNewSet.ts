const ASK_EVERY_MS = 700

/** Development only (`npm start -- --dev`): when another set goes live, the page loads again, at the same place. */
export function reloadOnNewSet(set: string) {
  setInterval(async () => {
    const answer = await fetch('/ready', { cache: 'no-store' }).catch(() => null)
    const live = answer?.ok ? ((await answer.json()) as { set: string }).set : set
    if (live !== set) location.reload()
  }, ASK_EVERY_MS)
}
