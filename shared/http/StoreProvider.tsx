import { useSession } from '@kinora/session'
import type { ReactNode } from 'react'
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
    <Provider key={epoch} store={storeNow()}>
      {children}
    </Provider>
  )
}
