import { apiPaths } from '@kinora/paths'
import { defineRemote, preload } from '@kinora/remote'
import { choiceLoader, orderLoader } from './features/gift/giftLoaders.ts'
import { commerceListPlans } from './features/subscription/subscriptionApi.ts'

export default defineRemote({
  name: 'mfe-commerce',
  i18n: {
    pl: () => import(/* webpackChunkName: "i18n-pl" */ './locales/pl.json'),
    en: () => import(/* webpackChunkName: "i18n-en" */ './locales/en.json'),
  },
  routes: [
    {
      id: 'subscription',
      path: 'subscription',
      search: ['plan'],
      screen: () => import(/* webpackChunkName: "subscription" */ './screens/SubscriptionScreen.tsx'),
      // Without the plans the page still says what the user has.
      loader: preload(() => ({ queries: [], extras: [commerceListPlans.initiate()] })),
    },
    {
      id: 'activate',
      path: 'subscription/activate',
      unlisted: true,
      screen: () => import(/* webpackChunkName: "activate" */ './screens/ActivateScreen.tsx'),
    },
    {
      id: 'withdrawal',
      path: 'subscription/withdrawal',
      unlisted: true,
      screen: () => import(/* webpackChunkName: "withdrawal" */ './screens/WithdrawalScreen.tsx'),
    },
    {
      id: 'invoices',
      path: 'subscription/invoices',
      unlisted: true,
      screen: () => import(/* webpackChunkName: "invoices" */ './screens/InvoicesScreen.tsx'),
    },
    {
      id: 'payment',
      path: 'payment/:id',
      examples: ['payment/00000000-0000-4000-8000-000000000000'],
      screen: () => import(/* webpackChunkName: "payment" */ './screens/PaymentScreen.tsx'),
    },
    {
      id: 'gift',
      path: 'give-a-gift',
      search: ['template', 'subscription'],
      screen: () => import(/* webpackChunkName: "gift" */ './screens/GiftChoiceScreen.tsx'),
      loader: choiceLoader,
    },
    {
      id: 'giftOrder',
      path: 'give-a-gift/order/:lookupKey',
      search: ['template', 'subscription'],
      examples: ['give-a-gift/order/gift-1-month'],
      form: apiPaths.giftOrderForm(),
      screen: () => import(/* webpackChunkName: "giftOrder" */ './screens/GiftOrderScreen.tsx'),
      loader: orderLoader('giftOrder'),
    },
    {
      id: 'giftSummary',
      path: 'give-a-gift/order/:lookupKey/summary',
      search: ['template'],
      examples: ['give-a-gift/order/gift-1-month/summary'],
      screen: () => import(/* webpackChunkName: "giftSummary" */ './screens/GiftSummaryScreen.tsx'),
      loader: orderLoader('giftSummary'),
    },
    {
      id: 'giftCard',
      path: 'give-a-gift/card',
      unlisted: true,
      screen: () => import(/* webpackChunkName: "giftCard" */ './screens/GiftCardScreen.tsx'),
    },
  ],
  slots: {
    'commerce.managePayment.v1': {
      component: () => import(/* webpackChunkName: "commerce.managePayment.v1" */ './slots/ManagePaymentSlot.tsx'),
    },
  },
  nav: [
    { place: 'header', path: '/subscription', order: 30, label: 'plans.title' },
    { place: 'footer.discover', path: '/subscription', order: 15, label: 'plans.title' },
    { place: 'footer.forYou', path: '/give-a-gift', order: 10, label: 'gift.title' },
    { place: 'footer.forYou', path: '/subscription/activate', order: 15, label: 'activate.nav' },
    { place: 'footer.rules', path: '/subscription/withdrawal', order: 15, label: 'withdrawal.nav' },
  ],
})
