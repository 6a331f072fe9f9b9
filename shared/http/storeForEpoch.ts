import { setupListeners } from '@reduxjs/toolkit/query'
import { currentEpoch, sessionClient } from '@kinora/session'
import { makeStore, type Store } from './makeStore.ts'

type Options = Omit<Parameters<typeof makeStore>[0], 'credentials'>

/**
 * Returns a function that gives the store of the current session epoch, created on first use. A new epoch has a new
 * store: data of the last one is out of reach, and its calls under way are never answered.
 */
export function storeForEpoch({ preloadedState, ...options }: Options): () => Store {
  const begin = (state?: unknown) => {
    const store = makeStore({ ...options, credentials: sessionClient.credentials(), preloadedState: state })
    return { epoch: currentEpoch(), store, end: setupListeners(store.dispatch) }
  }
  let current = begin(preloadedState)
  return () => {
    if (current.epoch !== currentEpoch()) {
      current.end()
      current = begin()
    }
    return current.store
  }
}
