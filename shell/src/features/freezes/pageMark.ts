import { isYoung, markNow } from '@kinora/i18n'

/** `mfe-catalog 1.2`: a remote and the version that is shown. */
export type Part = string

/** What a page leaves behind when it freezes or crashes. Nothing in it is about the person. */
export type PageMark = {
  version: 1
  /** When it was last refreshed, in milliseconds. */
  at: number
  manifest: string
  /** What is on the page. */
  shown: Part[]
  /** What is being rendered for the first time: its code is there, and its effects have not run yet. */
  rendering: Part[]
}

const PREFIX = 'kinora.page.'
const REFRESH_MS = 1_000
/** A page whose mark is older is frozen, or gone without an end. */
const STALE_MS = 10_000

const shown: Part[] = []
let rendering: { part: Part; since: number }[] = []
const left = new Set<string>()
let write = (): void => {}
let whenLeft = (): void => {}

/** Keeps this page's mark while the page is visible. */
export function keepPageMark(manifest: string): void {
  const key = PREFIX + Math.random().toString(36).slice(2)
  const refresh = () => {
    const mark: PageMark = { version: 1, at: markNow(), manifest, shown, rendering: rendering.map(({ part }) => part) }
    quietly(() => localStorage.setItem(key, JSON.stringify(mark)))
  }
  let timer: ReturnType<typeof setInterval> | undefined
  const begin = () => {
    write = refresh
    timer ??= setInterval(() => {
      // One that was never rendered, for example because somebody has gone to another page.
      rendering = rendering.filter(({ since }) => isYoung(since, STALE_MS))
      refresh()
    }, REFRESH_MS)
    refresh()
  }
  const end = () => {
    write = () => {}
    clearInterval(timer)
    timer = undefined
    quietly(() => localStorage.removeItem(key))
  }
  const follow = () => (document.visibilityState === 'visible' ? begin() : end())
  document.addEventListener('visibilitychange', follow)
  addEventListener('pageshow', follow)
  addEventListener('pagehide', end)
  follow()
}

/** The marks of pages that froze or crashed. They are removed, so that each is found once. */
export function takeStaleMarks(): PageMark[] {
  const keys = quietly(() => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))) ?? []
  return keys.flatMap((key) => {
    const mark = quietly(() => JSON.parse(localStorage.getItem(key)!) as PageMark)
    if (mark?.version === 1 && isYoung(mark.at, STALE_MS)) return []
    quietly(() => localStorage.removeItem(key))
    return mark?.version === 1 ? [mark] : []
  })
}

/** A part is about to be rendered. */
export function beginRendering(part: Part): void {
  rendering.push({ part, since: markNow() })
  write()
}

/** A part was rendered and is on the page now. Returns a function that removes it. */
export function show(part: Part): () => void {
  const remote = remoteOf(part)
  left.delete(remote)
  const startedIndex = rendering.findIndex((one) => one.part === part)
  if (startedIndex >= 0) rendering.splice(startedIndex, 1)
  shown.push(part)
  write()
  return () => {
    shown.splice(shown.indexOf(part), 1)
    write()
    if (shown.some((other) => remoteOf(other) === remote)) return
    left.add(remote)
    // Other effects of the same commit end after this one.
    setTimeout(whenLeft)
  }
}

const remoteOf = (part: Part) => part.split(' ', 1)[0]!

/** Whether a remote was on the page and is not any more. */
export const hasLeft = (remote: string): boolean => left.has(remote)

/** Calls `work` after the last part of a remote has left the page. */
export function afterLeaving(work: () => void): void {
  whenLeft = work
}

function quietly<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
