import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import browserslist from 'browserslist'
import { root } from '../../setup/root.js'

/** Maps the compatibility data's browser names to browserslist's. */
const NAMES = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', safari_ios: 'ios_saf' } as const

/**
 * Name → version of the oldest browsers in .browserslistrc. The list has the newest first, so the oldest overwrites the
 * others.
 */
const oldest = new Map(
  browserslist(null, { path: root })
    .map((browser) => browser.split(' ') as [string, string])
    .map(([name, version]) => [name, Number.parseFloat(version)]),
)

/** The oldest supported browsers that lack a feature: `['firefox 115']`. */
export function lackingBrowsers({ __compat }: Identifier): string[] {
  if (!__compat) return []
  return Object.entries(NAMES)
    .filter(([name, listed]) => !isIn(__compat.support, name as keyof typeof NAMES, oldest.get(listed)!))
    .map(([, listed]) => `${listed} ${oldest.get(listed)}`)
}

/** A browser without data counts as supporting the feature. */
function isIn(support: CompatStatement['support'], name: keyof typeof NAMES, version: number): boolean {
  const statements: SimpleSupportStatement[] = [support[name] ?? []].flat()
  return statements.length === 0 || statements.some((statement) => holds(statement, version))
}

/** `version_added` is `"109"`, `"≤37"`, `"preview"` or false. */
function holds(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: alias } = statement
  if (!added || flags || prefix || alias) return false
  return numberOf(added) <= version && !(removed && numberOf(removed) <= version)
}

const numberOf = (version: string) => (version === 'preview' ? Infinity : Number.parseFloat(version.replace('≤', '')))
