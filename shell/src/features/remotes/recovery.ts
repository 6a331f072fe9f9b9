import { createContext, type ComponentType } from 'react'

/** No version of a remote loaded. Each attempt has been reported. */
export class NotLoaded extends Error {}

/** What is done about a component of a remote that failed. */
export type Recovery = {
  /** The version that a component came from; undefined until its code has loaded. */
  versionOf: (component: ComponentType<object>) => string | undefined
  /** Loads the remote from another version from now on. False when there is none that has not failed. */
  leave: (remote: string, version: string) => boolean
  /** Somebody asked to try again: the next load begins with the live version. */
  startOver: (remote: string) => void
  /** Runs the loaders of the page again. */
  revalidate: () => Promise<void>
}

/** Provided in browsers only: on the server nothing is rendered twice. */
export const RecoveryContext = createContext<Recovery>({
  versionOf: () => undefined,
  leave: () => false,
  startOver: () => {},
  revalidate: async () => {},
})
