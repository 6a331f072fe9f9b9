/** The routes of sign-in, sign-up and passwords. */
export const accountRoutes = [
  {
    id: 'sign-in',
    path: 'auth/sign-in',
    search: ['error'],
    screen: () => import(/* webpackChunkName: "sign-in" */ './SignInScreen.tsx'),
  },
  {
    id: 'sign-up',
    path: 'auth/sign-up',
    search: ['as'],
    screen: () => import(/* webpackChunkName: "sign-up" */ './SignUpScreen.tsx'),
  },
  {
    id: 'forgot-password',
    path: 'auth/forgot-password',
    search: [],
    screen: () => import(/* webpackChunkName: "forgot-password" */ './ForgotPasswordScreen.tsx'),
  },
  {
    id: 'reset-password',
    path: 'auth/reset-password',
    search: [],
    screen: () => import(/* webpackChunkName: "reset-password" */ './ResetPasswordScreen.tsx'),
  },
  {
    id: 'verify-email',
    path: 'auth/verify',
    search: [],
    screen: () => import(/* webpackChunkName: "verify-email" */ './VerifyEmailScreen.tsx'),
  },
  {
    id: 'sign-in-link-sent',
    path: 'auth/link-sent',
    search: [],
    screen: () => import(/* webpackChunkName: "sign-in-link-sent" */ './SignInLinkSentScreen.tsx'),
  },
  {
    id: 'sign-in-link',
    path: 'auth/link',
    search: [],
    screen: () => import(/* webpackChunkName: "sign-in-link" */ './SignInLinkScreen.tsx'),
  },
  {
    id: 'auth-error',
    path: 'auth/error',
    search: ['error'],
    screen: () => import(/* webpackChunkName: "auth-error" */ './AuthErrorScreen.tsx'),
  },
]
