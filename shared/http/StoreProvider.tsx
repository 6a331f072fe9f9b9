import { useSession } from '@kinora/session'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import type { Store } from './makeStore.ts'

type Props = {
  /** Answers the store of whoever is here. */
  storeNow: () => Store
  children: ReactNode
}

/** All that is inside belongs to whoever is here: in the turn of another person it begins anew, with their store. */
export function StoreProvider({ storeNow, children }: Props) {
  const { turn } = useSession()
  return (
    <Provider key={turn} store={storeNow()}>
      {children}
    </Provider>
  )
}
