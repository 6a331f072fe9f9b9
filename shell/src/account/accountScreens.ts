import type { I18n } from '@kinora/i18n'
import type { Locale } from '@kinora/limits'
import { lazy } from 'react'
import type { RemoteScreens } from '../remotes/remoteScreens.tsx'
import { accountRoutes } from './accountRoutes.ts'
import { accountWords } from './accountWords.ts'

/** These screens in a browser: code and words come over the network when they are asked for, and anew after a failure. */
export function accountScreens(i18n: I18n, locale: Locale): RemoteScreens {
  async function load(id: string) {
    const route = accountRoutes.find((candidate) => candidate.id === id)
    if (!route) throw new Error(`There is no screen ${id}`)
    const [screen, words] = await Promise.all([route.screen(), accountWords[locale]()])
    i18n.addResourceBundle(locale, 'account', words.default)
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
