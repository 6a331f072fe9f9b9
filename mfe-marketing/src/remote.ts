import { defineRemote, preload, type RemoteRoute } from '@kinora/remote'
import { currentSession } from '@kinora/session'
import { contentLoader } from './features/content/texts.ts'
import { marketingListPlans } from './features/plans/plansApi.ts'
import { markdown } from './features/refer/markdown.ts'
import { marketingListReferItems } from './features/refer/referApi.ts'
import { marketingListCategories } from './features/programs/categoriesApi.ts'

type Loader = NonNullable<RemoteRoute['loader']>

// Pages work without the API: each part shows its own error.
const homeData = preload(() => ({
  queries: [],
  extras: [marketingListCategories.initiate(), marketingListPlans.initiate()],
}))
const referData = preload(() => ({ queries: [], extras: [marketingListReferItems.initiate()] }))

/** Runs the loader of a page's texts together with others. The result is that of the texts, which has the title. */
const both =
  (texts: Loader, ...rest: Loader[]): Loader =>
  async (...request) =>
    (await Promise.all([texts, ...rest].map((load) => load(...request))))[0]

const visitorsHome = both(contentLoader('home', 'references', 'faq'), homeData)
/** Of somebody signed in, who sees none of it: what the page's head says. */
const ownHome = contentLoader('home')

export default defineRemote({
  name: 'mfe-marketing',
  i18n: {
    pl: () => import(/* webpackChunkName: "i18n-pl" */ './locales/pl.json'),
    en: () => import(/* webpackChunkName: "i18n-en" */ './locales/en.json'),
  },
  routes: [
    {
      id: 'home',
      path: '',
      slots: ['profile.today.v2', 'catalog.examplePrograms.v1'],
      screen: () => import(/* webpackChunkName: "home" */ './screens/HomeScreen.tsx'),
      loader: (...request) => (currentSession() ? ownHome : visitorsHome)(...request),
    },
    {
      id: 'faq',
      path: 'faq',
      screen: () => import(/* webpackChunkName: "faq" */ './screens/FaqScreen.tsx'),
      loader: contentLoader('faq'),
    },
    {
      id: 'howToStart',
      path: 'how-to-start',
      screen: () => import(/* webpackChunkName: "howToStart" */ './screens/HowToStartScreen.tsx'),
      loader: contentLoader('how-to-start'),
    },
    {
      id: 'references',
      path: 'references',
      search: ['page'],
      screen: () => import(/* webpackChunkName: "references" */ './screens/ReferencesScreen.tsx'),
      loader: contentLoader('references'),
    },
    {
      id: 'contact',
      path: 'contact',
      screen: () => import(/* webpackChunkName: "contact" */ './screens/ContactScreen.tsx'),
      loader: contentLoader('contact'),
    },
    {
      id: 'refer',
      path: 'refer',
      screen: () => import(/* webpackChunkName: "refer" */ './screens/ReferScreen.tsx'),
      loader: both(contentLoader('refer'), referData, () => markdown.load('reader')),
    },
    {
      id: 'terms',
      path: 'terms',
      screen: () => import(/* webpackChunkName: "terms" */ './screens/TermsScreen.tsx'),
      loader: contentLoader('terms'),
    },
    {
      id: 'privacyPolicy',
      path: 'privacy-policy',
      screen: () => import(/* webpackChunkName: "privacyPolicy" */ './screens/PrivacyPolicyScreen.tsx'),
      loader: contentLoader('privacy-policy'),
    },
    {
      id: 'accessibilityDeclaration',
      path: 'accessibility-declaration',
      screen: () =>
        import(/* webpackChunkName: "accessibilityDeclaration" */ './screens/AccessibilityDeclarationScreen.tsx'),
      loader: contentLoader('accessibility-declaration'),
    },
  ],
  nav: [
    { place: 'header', path: '/', order: 10, label: 'nav.home' },
    { place: 'footer.discover', path: '/how-to-start', order: 20, label: 'nav.howToStart' },
    { place: 'footer.discover', path: '/references', order: 30, label: 'nav.references' },
    { place: 'footer.discover', path: '/refer', order: 40, label: 'nav.refer' },
    { place: 'footer.forYou', path: '/faq', order: 20, label: 'nav.faq' },
    { place: 'footer.forYou', path: '/contact', order: 30, label: 'nav.contact' },
    { place: 'footer.rules', path: '/terms', order: 10, label: 'nav.terms' },
    { place: 'footer.rules', path: '/privacy-policy', order: 20, label: 'nav.privacyPolicy' },
    { place: 'footer.rules', path: '/accessibility-declaration', order: 30, label: 'nav.accessibilityDeclaration' },
  ],
})
