import type { I18n } from '@kinora/i18n'
import type { Locale } from '@kinora/limits'
import { lazy } from 'react'
import type { RemoteScreens } from './features/remotes/remoteScreens.tsx'
import { shellMessages, shellRoutes } from './shellRoutes.ts'

/**
 * The shell's own screens in a browser: code and messages come over the network when they are asked for, and again after
 * a failure.
 */
export function shellScreens(i18n: I18n, locale: Locale): RemoteScreens {
  async function load(id: string) {
    const route = shellRoutes.find((candidate) => candidate.id === id)
    if (!route) throw new Error(`There is no screen ${id}`)
    const [screen, messages] = await Promise.all([route.screen(), shellMessages[route.namespace][locale]()])
    i18n.addResourceBundle(locale, route.namespace, messages.default)
    return screen
  }
  return {
    screen: (_owner, id) => lazy(() => load(id)),
    loader: (_owner, id) => async () => {
      await load(id)
      return null
    },
  }
}
