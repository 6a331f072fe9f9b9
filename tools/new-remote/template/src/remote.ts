import { defineRemote, preload } from '@kinora/remote'
import { ownPaths } from './paths.ts'

export default defineRemote({
  name: 'mfe-template',
  i18n: {
    pl: () => import(/* webpackChunkName: "i18n-pl" */ './locales/pl.json'),
    en: () => import(/* webpackChunkName: "i18n-en" */ './locales/en.json'),
  },
  routes: [
    {
      id: 'main',
      path: 'template-page',
      screen: () => import(/* webpackChunkName: "main" */ './screens/MainScreen.tsx'),
      // The screen's queries, which the server also runs: `someApi.endpoints.x.initiate()`.
      loader: preload(() => ({ queries: [] })),
    },
  ],
  nav: [{ place: 'footer.discover', path: ownPaths.main(), order: 90, label: 'title' }],
})
