import { useSession } from '@kinora/session'
import { useState, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import type { Store } from './makeStore.ts'

type Props = {
  /** Returns the store of the current session epoch. */
  storeNow: () => Store
  children: ReactNode
}

/** Provides the store of the current session epoch. In a new epoch everything inside is mounted again. */
export function StoreProvider({ storeNow, children }: Props) {
  const { epoch } = useSession()
  return (
    <EpochStore key={epoch} store={storeNow()}>
      {children}
    </EpochStore>
  )
}

/** A part of the page that hydrates late, after answers have come, hydrates with what the server rendered it from. */
function EpochStore({ store, children }: { store: Store; children: ReactNode }) {
  const [serverState] = useState(store.getState)
  return (
    <Provider store={store} serverState={serverState}>
      {children}
    </Provider>
  )
}
