import type { ReleaseSet } from '@kinora/contracts'
import type { ReleaseStore } from './store.ts'

/** There is nothing to go back to. */
export class NoPreviousSet extends Error {}

/**
 * Makes the set before the live one live again. A second call goes one further back.
 * @throws NoPreviousSet, LiveSetMoved
 */
export async function rollback(store: ReleaseStore): Promise<{ from: ReleaseSet; to: ReleaseSet }> {
  const live = await store.live()
  if (live === null) throw new NoPreviousSet('Nothing is live yet, so there is nothing to undo.')
  const from = await store.readSet(live)
  if (from.previous === null) throw new NoPreviousSet('The live set is the first one, so there is nothing to go back to.')
  const to = await store.readSet(from.previous)
  await store.setLive(to.id, live)
  return { from, to }
}
