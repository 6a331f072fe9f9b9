/** What a package has cost this page so far. `bytes`: compressed, of its files; `ms`: in frames of more than 50 ms. */
export type Cost = { bytes: number; ms: number }

/** A frame that was late, with its scripts (Long Animation Frames API): Chromium has it, other browsers do not yet. */
type LateFrame = PerformanceEntry & { scripts: { sourceURL: string; duration: number }[] }
const LATE_FRAME = 'long-animation-frame'

const lateFrames: LateFrame[] = []
export const hasLateFrames = PerformanceObserver.supportedEntryTypes.includes(LATE_FRAME)

/** Collects late frames, also those before this. */
export function observeLateFrames(): void {
  if (!hasLateFrames) return
  new PerformanceObserver((list) => lateFrames.push(...(list.getEntries() as LateFrame[]))).observe({
    type: LATE_FRAME,
    buffered: true,
  })
}

/** The costs of the shell and of remotes, by package. */
export function costs(): Map<string, Cost> {
  const all = new Map<string, Cost>()
  const add = (url: string, { bytes = 0, ms = 0 }: Partial<Cost>) => {
    const name = /\/releases\/([^/]+)\//.exec(url)?.[1]
    if (!name) return
    const before = all.get(name) ?? { bytes: 0, ms: 0 }
    all.set(name, { bytes: before.bytes + bytes, ms: before.ms + ms })
  }
  for (const { name, encodedBodySize } of performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    add(name, { bytes: encodedBodySize })
  for (const { scripts } of lateFrames) for (const { sourceURL, duration } of scripts) add(sourceURL, { ms: duration })
  return all
}

/** Not every supported browser has it. */
type Navigation = PerformanceEntry & { serverTiming?: { name: string; description: string }[] }

/** How the gateway came to this page (`server-timing`), if it says so. */
export function servedAs(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as Navigation[]
  return navigation?.serverTiming?.find(({ name }) => name === 'page')?.description
}
