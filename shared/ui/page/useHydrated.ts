import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while its page is taken over; true as soon as the browser alone decides. */
export const useHydrated = (): boolean => useSyncExternalStore(never, () => true, () => false)
