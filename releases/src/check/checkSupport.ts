import windows from '@kinora/build/support.json' with { type: 'json' }
import type { ReleaseDocument } from '@kinora/contracts'
import semver from 'semver'
import { failed, warned, type Finding } from './finding.ts'

/** How long a major version of a shared package is supported. Days are ISO 8601, and belong to it. */
export type SupportWindow = {
  package: string
  major: number
  since: string
  /** What was promised: it does not end before. */
  atLeast: string
  /** When it ends, once that is decided. */
  until?: string
}

/** How long before its end a release is told of it. */
const NOTICE_DAYS = 90
const DAY_MS = 86_400_000

/**
 * Checks that a release uses shared packages that are still supported. What is live stays so: only a new release is
 * asked.
 * @param today ISO 8601, by default that of this machine in UTC
 */
export function checkSupport(
  { name: who, consumes }: Pick<ReleaseDocument, 'name' | 'consumes'>,
  today: string = new Date().toISOString().slice(0, 10),
  table: SupportWindow[] = windows,
): Finding[] {
  return Object.entries(consumes).flatMap(([shared, { range }]) => {
    const major = semver.validRange(range) === null ? undefined : semver.minVersion(range)?.major
    const until = table.find((window) => window.package === shared && window.major === major)?.until
    if (until === undefined) return []
    const next = `Build it with a newer version (docs/squads.md).`
    if (until < today)
      return [failed(`${who} uses ${shared} ${major}, which was supported until ${until}. ${next}`, who)]
    const daysLeft = (Date.parse(until) - Date.parse(today)) / DAY_MS
    if (daysLeft > NOTICE_DAYS) return []
    return [warned(`${who} uses ${shared} ${major}, which is supported until ${until}. ${next}`, who)]
  })
}
