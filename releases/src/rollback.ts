import type { ReleaseManifest } from '@kinora/contracts'
import type { ReleaseStore } from './store.ts'

/** No manifest was live before. */
export class NoPreviousManifest extends Error {}

/**
 * Makes the manifest before the live one live again. A second call goes back one more.
 * @throws NoPreviousManifest, LiveManifestChanged
 */
export async function rollback(store: ReleaseStore): Promise<{ from: ReleaseManifest; to: ReleaseManifest }> {
  const live = await store.live()
  if (live === null) throw new NoPreviousManifest('Nothing is live yet, so there is nothing to undo.')
  const from = await store.readManifest(live)
  if (from.previous === null)
    throw new NoPreviousManifest('The live manifest is the first one, so there is nothing to go back to.')
  const to = await store.readManifest(from.previous)
  await store.setLive(to.id, live)
  return { from, to }
}
