import catalog from '../../mfe-catalog/src/remote.ts'
import type { createRemoteLoader as remoteLoader } from '../../shell/src/features/remotes/remoteLoader.ts'

/** Replaces the shell's remote loader in the single bundle: the remote is imported statically. */
export const createRemoteLoader: typeof remoteLoader = ({ locale, i18n }) => ({
  async loadScreen(_remote, id) {
    const route = catalog.routes.find((candidate) => candidate.id === id)!
    const [messages, screen] = await Promise.all([catalog.i18n[locale](), route.screen()])
    i18n.addResourceBundle(locale, catalog.name, messages.default)
    const module = { Screen: screen.default, loader: 'loader' in route ? route.loader : undefined }
    return { module, version: 'bundled' }
  },
  loadSlot: () => Promise.reject(new Error('The bundle has no slots')),
  mayLoad: () => true,
  leave: () => false,
  startOver: () => {},
  versionsInUse: () => [],
  replace: () => Promise.reject(new Error('One bundle has one version')),
})
