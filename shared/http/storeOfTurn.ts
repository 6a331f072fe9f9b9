import { setupListeners } from '@reduxjs/toolkit/query'
import { currentTurn, sessionClient } from '@kinora/session'
import { makeStore, type Store } from './makeStore.ts'

type Options = Omit<Parameters<typeof makeStore>[0], 'credentials'>

/**
 * Answers the store of whoever is here, made when it is first asked for. With the turn of another person comes another
 * store: what the last one fetched is out of reach, and whatever they still call is sent and answered to nobody.
 */
export function storeOfTurn({ preloadedState, ...options }: Options): () => Store {
  const begin = (state?: unknown) => {
    const store = makeStore({ ...options, credentials: sessionClient.credentials(), preloadedState: state })
    return { turn: currentTurn(), store, end: setupListeners(store.dispatch) }
  }
  let own = begin(preloadedState)
  return () => {
    if (own.turn !== currentTurn()) {
      own.end()
      own = begin()
    }
    return own.store
  }
}
