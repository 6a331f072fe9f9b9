import catalog from '../../mfe-catalog/src/remote.ts'
import type { createRemoteLoader as remoteLoader } from '../../shell/src/features/remotes/remoteLoader.ts'

/**
 * Stands in for the shell's loader in the bundle that the federation is measured against: the remote is simply
 * imported.
 */
export const createRemoteLoader: typeof remoteLoader = ({ locale, i18n }) => ({
  async loadScreen(_remote, id) {
    const route = catalog.routes.find((candidate) => candidate.id === id)!
    const [words, screen] = await Promise.all([catalog.i18n[locale](), route.screen()])
    i18n.addResourceBundle(locale, catalog.name, words.default)
    return { Screen: screen.default, loader: 'loader' in route ? route.loader : undefined }
  },
  loadSlot: () => Promise.reject(new Error('The bundle has no slots')),
  replace: () => Promise.reject(new Error('One bundle has one version')),
})
