import { createRequire } from 'node:module'

/**
 * All modules that the shell shares. The shell is the only provider: remotes have no fallback copy (`import: false`),
 * so a newer copy on the page can never replace the shell's. Packages without state are bundled by each user.
 */
const SHARED = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@kinora/events',
  '@kinora/http',
  '@kinora/i18n',
  '@kinora/notices',
  '@kinora/referral',
  '@kinora/remote',
  '@kinora/router',
  '@kinora/session',
  '@kinora/ui',
]

/**
 * Shared as a chunk of its own, which a browser loads with the first remote's chunk that imports it. Servers have no copy
 * (docs/decisions/001).
 */
export const LOADED_WHEN_USED = ['styled-components']

const require = createRequire(import.meta.url)

/** The shared packages with their version in this tree. */
export const sharedVersions: Record<string, string> = Object.fromEntries(
  [...SHARED, ...LOADED_WHEN_USED].map((name) => [name, versionOf(name)]),
)

/** The package of a shared module: `react` of `react/jsx-runtime`. */
export function ownerOf(name: string): string {
  return name.startsWith('@') ? name : name.split('/')[0]!
}

function versionOf(name: string): string {
  const owner = ownerOf(name)
  const folder = owner.startsWith('@kinora/') ? `../${owner.slice('@kinora/'.length)}` : owner
  return (require(`${folder}/package.json`) as { version: string }).version
}

/** For the shell: eager, so that no remote waits for a chunk of the shell, but for what few pages use. */
export const providedByShell = () =>
  Object.fromEntries(
    Object.entries(sharedVersions).map(([name, version]) => [
      name,
      { shareKey: name, eager: !LOADED_WHEN_USED.includes(name), version },
    ]),
  )

/** For remotes: consumed from the share scope with a strict version, never bundled. */
export const consumedByRemotes = () =>
  Object.fromEntries(
    Object.entries(sharedVersions).map(([name, version]) => [
      name,
      { singleton: true, strictVersion: true, import: false as const, requiredVersion: `^${version}` },
    ]),
  )
