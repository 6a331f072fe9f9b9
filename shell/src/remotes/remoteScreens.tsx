import type { SlotName } from '@kinora/remote'
import { lazy, type ComponentType } from 'react'
import type { LoaderFunction } from 'react-router-dom'
import type { RemoteLoader } from './remoteLoader.ts'

/** Where the router's placeholders get a remote's screens and loaders: at hand on the server, over the network in a browser. */
export type RemoteScreens = {
  /** A component that may suspend until its code is there. Asked again after a failure, it tries again. */
  screen: (remote: string, route: string) => ComponentType
  loader: (remote: string, route: string) => LoaderFunction
}

/** The same for the parts that remotes show in each other's pages. */
export type RemoteParts = { part: (remote: string, slot: SlotName) => ComponentType<object> }

export const remoteScreens = ({ loadScreen, loadPart }: RemoteLoader): RemoteScreens & RemoteParts => ({
  screen: (remote, route) => lazy(async () => ({ default: (await loadScreen(remote, route)).Screen })),
  loader: (remote, route) => async (args) => {
    const { loader } = await loadScreen(remote, route)
    return loader ? loader(args) : null
  },
  part: (remote, slot) => lazy(async () => ({ default: await loadPart(remote, slot) })),
})
