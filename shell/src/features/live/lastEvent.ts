import { storedValue } from '@kinora/session'

/** `id`: the last event that any tab of this browser has heard of. */
export const lastEvent = storedValue('person', 'events', 1)
