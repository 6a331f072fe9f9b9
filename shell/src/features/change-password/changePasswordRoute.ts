/**
 * Served by the shell until a remote provides `profile/change-password`. Only the shell's list of routes imports this
 * folder, so that it can be moved to that remote as it is.
 */
export const changePasswordRoute = {
  id: 'change-password',
  path: 'profile/change-password',
  search: [],
  screen: () => import(/* webpackChunkName: "change-password" */ './ChangePasswordScreen.tsx'),
}

export const changePasswordMessages = {
  pl: () => import(/* webpackChunkName: "change-password-pl" */ './locales/pl.ts'),
  en: () => import(/* webpackChunkName: "change-password-en" */ './locales/en.ts'),
}
