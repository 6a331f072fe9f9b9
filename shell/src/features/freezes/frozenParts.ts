import { isYoung } from '@kinora/i18n'
import { storedValue } from '@kinora/session'
import { takeStaleMarks, type PageMark, type Part } from './pageMark.ts'

/** For so long after it froze a tab, a version is avoided in this browser. */
const AVOIDED_MS = 3_600_000

type Frozen = { until: number; isCertain: boolean }
export type FrozenParts = ReadonlyMap<Part, Frozen>

const stored = storedValue('device', 'frozen', 1)

/**
 * The versions of remotes that froze or crashed a tab of this browser within the last hour. It is certain when they
 * were being rendered; otherwise everything that was on the page counts.
 * @param report called for each of them that is found now
 */
export function frozenParts(report: (mark: PageMark, part: Part | undefined) => void): FrozenParts {
  const parts = new Map(Object.entries((stored.read()['parts'] ?? {}) as Record<Part, Frozen>))
  for (const mark of takeStaleMarks()) {
    const until = mark.at + AVOIDED_MS
    const isCertain = mark.rendering.length > 0
    const guilty = new Set(isCertain ? mark.rendering : mark.shown)
    for (const part of guilty) parts.set(part, { until, isCertain: isCertain || parts.get(part)?.isCertain === true })
    for (const part of guilty.size > 0 ? guilty : [undefined]) report(mark, part)
  }
  return keep(parts)
}

/** Somebody asked to try a remote again. */
export const forgiveFrozen = (parts: FrozenParts, remote: string): FrozenParts =>
  keep(new Map([...parts].filter(([part]) => !part.startsWith(`${remote} `))))

function keep(parts: FrozenParts): FrozenParts {
  const current = new Map([...parts].filter(([, { until }]) => isYoung(until - AVOIDED_MS, AVOIDED_MS)))
  if (current.size > 0) stored.keep({ parts: Object.fromEntries(current) })
  else stored.forget()
  return current
}
