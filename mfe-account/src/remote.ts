import { defineRemote } from '@kinora/remote'

// No route names codes or addresses of people in `search`: servers cache and log what they render from.
export default defineRemote({
  name: 'mfe-account',
  i18n: {
    pl: () => import(/* webpackChunkName: "i18n-pl" */ './locales/pl.json'),
    en: () => import(/* webpackChunkName: "i18n-en" */ './locales/en.json'),
  },
  routes: [
    {
      id: 'signIn',
      path: 'auth/sign-in',
      unlisted: true,
      search: ['error'],
      screen: () => import(/* webpackChunkName: "signIn" */ './screens/SignInScreen.tsx'),
    },
    {
      id: 'signUp',
      path: 'auth/sign-up',
      unlisted: true,
      search: ['as'],
      screen: () => import(/* webpackChunkName: "signUp" */ './screens/SignUpScreen.tsx'),
    },
    {
      id: 'forgotPassword',
      path: 'auth/forgot-password',
      unlisted: true,
      screen: () => import(/* webpackChunkName: "forgotPassword" */ './screens/ForgotPasswordScreen.tsx'),
    },
    {
      id: 'resetPassword',
      path: 'auth/reset-password',
      unlisted: true,
      screen: () => import(/* webpackChunkName: "resetPassword" */ './screens/ResetPasswordScreen.tsx'),
    },
    {
      id: 'verifyEmail',
      path: 'auth/verify',
      unlisted: true,
      screen: () => import(/* webpackChunkName: "verifyEmail" */ './screens/VerifyEmailScreen.tsx'),
    },
    {
      id: 'newEmail',
      path: 'auth/new-email',
      unlisted: true,
      screen: () => import(/* webpackChunkName: "newEmail" */ './screens/NewEmailScreen.tsx'),
    },
    {
      id: 'restoreEmail',
      path: 'auth/restore-email',
      unlisted: true,
      screen: () => import(/* webpackChunkName: "restoreEmail" */ './screens/RestoreEmailScreen.tsx'),
    },
    {
      id: 'signInLinkSent',
      path: 'auth/link-sent',
      unlisted: true,
      screen: () => import(/* webpackChunkName: "signInLinkSent" */ './screens/SignInLinkSentScreen.tsx'),
    },
    {
      id: 'signInLink',
      path: 'auth/link',
      unlisted: true,
      screen: () => import(/* webpackChunkName: "signInLink" */ './screens/SignInLinkScreen.tsx'),
    },
    {
      id: 'secondFactor',
      path: 'auth/second-factor',
      unlisted: true,
      screen: () => import(/* webpackChunkName: "secondFactor" */ './screens/SecondFactorScreen.tsx'),
    },
    {
      id: 'authError',
      path: 'auth/error',
      unlisted: true,
      search: ['error'],
      screen: () => import(/* webpackChunkName: "authError" */ './screens/AuthErrorScreen.tsx'),
    },
  ],
})
