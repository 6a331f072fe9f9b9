import type { SlotName } from '@kinora/remote'
import { lazy, type ComponentType } from 'react'
import type { LoaderFunction } from 'react-router-dom'
import type { RemoteLoader } from './remoteLoader.ts'

/** Screens and loaders of remotes, for the routes: loaded beforehand on the server, over the network in a browser. */
export type RemoteScreens = {
  /** A component that may suspend until its code is there. Called again after a failure, it loads again. */
  screen: (remote: string, route: string) => ComponentType
  loader: (remote: string, route: string) => LoaderFunction
}

/** The same for slot components. */
export type SlotComponents = { slotComponent: (remote: string, slot: SlotName) => ComponentType<object> }

export const remoteScreens = ({ loadScreen, loadSlot }: RemoteLoader): RemoteScreens & SlotComponents => ({
  screen: (remote, route) => lazy(async () => ({ default: (await loadScreen(remote, route)).Screen })),
  loader: (remote, route) => async (args) => {
    const { loader } = await loadScreen(remote, route)
    return loader ? loader(args) : null
  },
  slotComponent: (remote, slot) => lazy(async () => ({ default: await loadSlot(remote, slot) })),
})
