import { defineRemote, preload } from '@kinora/remote'
import { templateListPartners } from './features/partners/partnersApi.ts'
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
      // What the screen reads, so that the server has it too. Without its `queries` a page fails, without `extras` a part.
      loader: preload(() => ({ queries: [], extras: [templateListPartners.initiate()] })),
    },
  ],
  nav: [{ place: 'footer.discover', path: ownPaths.main(), order: 90, label: 'title' }],
})
