import type { SlotName } from '@kinora/remote'
import { lazy, type ComponentType } from 'react'
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom'
import type { Recovery } from './recovery.ts'
import type { Loaded, RemoteLoader } from './remoteLoader.ts'
import { reportFailure } from './reportFailure.ts'

/** Screens and loaders of remotes, for the routes: loaded beforehand on the server, over the network in a browser. */
export type RemoteScreens = {
  /** A component that may suspend until its code is there. Called again after a failure, it loads again. */
  screen: (remote: string, route: string) => ComponentType
  loader: (remote: string, route: string) => LoaderFunction
}

/** The same for slot components. */
export type SlotComponents = { slotComponent: (remote: string, slot: SlotName) => ComponentType<object> }

/** @param beforeRender is called with `mfe-catalog 1.2` before a component of that version is rendered */
export function remoteScreens(
  { loadScreen, loadSlot, mayLoad, leave }: RemoteLoader,
  manifest: string,
  beforeRender: (part: string) => void,
): RemoteScreens & SlotComponents & Pick<Recovery, 'versionOf'> {
  const versions = new WeakMap<object, string>()

  function lazily<Props extends object>(
    remote: string,
    load: () => Promise<Loaded<ComponentType<Props>>>,
  ): ComponentType<Props> {
    const Component = lazy(async () => {
      const { module, version } = await load()
      versions.set(Component, version)
      beforeRender(`${remote} ${version}`)
      return { default: module }
    })
    return Component
  }

  /** Loaders throw responses on purpose; an error is a fault of the version, like one while rendering. */
  async function runLoader(remote: string, route: string, args: LoaderFunctionArgs): Promise<unknown> {
    // The screen then fails to load, and its message offers to try again.
    if (!mayLoad(remote)) return null
    const { module, version } = await loadScreen(remote, route)
    try {
      return module.loader ? await module.loader(args) : null
    } catch (error) {
      if (error instanceof Response || args.request.signal.aborted) throw error
      reportFailure({ manifest, remote, version, phase: 'render', error })
      if (leave(remote, version)) return runLoader(remote, route, args)
      throw error
    }
  }

  return {
    screen: (remote, route) =>
      lazily(remote, async () => {
        const { module, version } = await loadScreen(remote, route)
        return { module: module.Screen, version }
      }),
    loader: (remote, route) => (args) => runLoader(remote, route, args),
    slotComponent: (remote, slot) => lazily(remote, () => loadSlot(remote, slot)),
    versionOf: (component) => versions.get(component),
  }
}
