import { storedValue } from '@kinora/session'
import type { RemoteVersion } from '../remotes/definitionLoader.ts'

/** A developer's switch for one browser: `localStorage['kinora.federation'] = '{"version":1,"on":true}'`. */
const stored = storedValue('device', 'federation', 1)

/**
 * Whether Module Federation's runtime loads a version of a remote: in development, for releases that ask for it, and
 * where a developer has switched it on. Its browser extension then sees the shell and its remotes.
 */
export const isRuntimeWanted = ({ runtime }: RemoteVersion): boolean =>
  process.env.NODE_ENV === 'development' || runtime !== undefined || stored.read()['on'] === true
