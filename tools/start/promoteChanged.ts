import { openStore, promoteUnchecked } from '@kinora/releases'

/**
 * Makes built versions live without a check, in one manifest, unless they are: in development, and for tests.
 * @returns the packages whose live version changed
 */
export async function promoteChanged(home: string, versions: Record<string, string>): Promise<string[]> {
  const { store, keys } = await openStore(home)
  const live = await store.live()
  const current = live === null ? {} : (await store.readManifest(live)).releases
  const changed = Object.entries(versions).filter(([name, version]) => current[name] !== version)
  if (changed.length > 0) await promoteUnchecked(store, keys, Object.fromEntries(changed), { kind: 'start' })
  return changed.map(([name]) => name)
}
