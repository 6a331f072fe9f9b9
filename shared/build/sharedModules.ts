import { createRequire } from 'node:module'

/**
 * All that the shell shares, and nothing else. The shell is the sole provider: remotes bring no copy of their own
 * (`import: false`), so the newest copy on the page can never replace the shell's. Shared packages without state are bundled by
 * whoever uses them.
 */
const SHARED = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@kinora/http',
  '@kinora/i18n',
  '@kinora/notices',
  '@kinora/referral',
  '@kinora/remote',
  '@kinora/router',
  '@kinora/session',
  '@kinora/ui',
]

const require = createRequire(import.meta.url)

/** The shared packages with their version in this tree. */
export const sharedVersions: Record<string, string> = Object.fromEntries(SHARED.map((name) => [name, versionOf(name)]))

function versionOf(name: string): string {
  const owner = name.startsWith('@') ? name : name.split('/')[0]!
  const folder = owner.startsWith('@kinora/') ? `../${owner.slice('@kinora/'.length)}` : owner
  return (require(`${folder}/package.json`) as { version: string }).version
}

/** The shell's side: eager, so that no remote ever waits for a chunk of the shell. */
export const providedByShell = () =>
  Object.fromEntries(
    Object.entries(sharedVersions).map(([name, version]) => [name, { shareKey: name, eager: true, version }]),
  )

/** A remote's side: taken or refused, never brought along. */
export const consumedByRemotes = () =>
  Object.fromEntries(
    Object.entries(sharedVersions).map(([name, version]) => [
      name,
      { singleton: true, strictVersion: true, import: false as const, requiredVersion: `^${version}` },
    ]),
  )
