export type RemoteVersion = { remote: string; version: string }

/** A line of a stack that names a place; browsers word the rest differently. */
const PLACE = /:\d+:\d+\)?$/
/** The remote and version of a released file. */
const RELEASED = /\/releases\/(mfe-[^/]+)\/([^/]+)\//
/** This function, and the one that calls it. */
const OWN_PLACES = 2

/**
 * The version of a remote on whose behalf the function runs that calls this one: `directly` of its caller, otherwise of
 * the nearest remote in the stack, through shared packages.
 */
export function remoteInStack({ directly }: { directly: boolean }): RemoteVersion | undefined {
  const places = new Error().stack?.split('\n').filter((line) => PLACE.test(line)) ?? []
  const callers = places.slice(OWN_PLACES, directly ? OWN_PLACES + 1 : undefined)
  const [, remote, version] = callers.map((place) => RELEASED.exec(place)).find(Boolean) ?? []
  return remote && version ? { remote, version } : undefined
}
