import { AVATAR_LIMIT_BYTES } from '@kinora/limits'
import { apiPaths } from '@kinora/paths'
import { defineRemote } from '@kinora/remote'

export default defineRemote({
  name: 'mfe-profile',
  i18n: {
    pl: () => import(/* webpackChunkName: "i18n-pl" */ './locales/pl.json'),
    en: () => import(/* webpackChunkName: "i18n-en" */ './locales/en.json'),
  },
  routes: [
    {
      id: 'list',
      path: 'profile',
      unlisted: true,
      slots: ['catalog.programCard.v1'],
      screen: () => import(/* webpackChunkName: "list" */ './screens/ListScreen.tsx'),
    },
    {
      id: 'path',
      path: 'profile/my-path',
      unlisted: true,
      search: ['showMessages', 'with'],
      slots: ['catalog.programCard.v1', 'profile.messages.v1'],
      screen: () => import(/* webpackChunkName: "path" */ './screens/PathScreen.tsx'),
    },
    {
      id: 'play',
      path: 'profile/my-path/play',
      unlisted: true,
      search: ['all'],
      slots: ['catalog.player.v1', 'catalog.checkIn.v1'],
      screen: () => import(/* webpackChunkName: "play" */ './screens/PlayScreen.tsx'),
    },
    {
      id: 'state',
      path: 'profile/my-state',
      unlisted: true,
      screen: () => import(/* webpackChunkName: "state" */ './screens/state/StateScreen.tsx'),
    },
    {
      id: 'stateReport',
      path: 'profile/my-state/report',
      unlisted: true,
      screen: () => import(/* webpackChunkName: "stateReport" */ './screens/state/StateReportScreen.tsx'),
    },
    {
      id: 'visitReport',
      path: 'visit-report',
      unlisted: true,
      screen: () => import(/* webpackChunkName: "visitReport" */ './screens/VisitReportScreen.tsx'),
    },
    // Settings.
    {
      id: 'edit',
      path: 'profile/edit',
      unlisted: true,
      screen: () => import(/* webpackChunkName: "edit" */ './screens/EditScreen.tsx'),
    },
    {
      id: 'account',
      path: 'profile/account',
      unlisted: true,
      formerly: ['auth/account'],
      screen: () => import(/* webpackChunkName: "account" */ './screens/AccountScreen.tsx'),
    },
    {
      id: 'twoStep',
      path: 'profile/two-step',
      unlisted: true,
      screen: () => import(/* webpackChunkName: "twoStep" */ './screens/TwoStepScreen.tsx'),
    },
    {
      id: 'data',
      path: 'profile/data',
      unlisted: true,
      screen: () => import(/* webpackChunkName: "data" */ './screens/DataScreen.tsx'),
    },
    {
      id: 'reminders',
      path: 'profile/reminders',
      unlisted: true,
      screen: () => import(/* webpackChunkName: "reminders" */ './screens/RemindersScreen.tsx'),
    },
    {
      id: 'stopReminders',
      path: 'reminders/stop',
      unlisted: true,
      screen: () => import(/* webpackChunkName: "stopReminders" */ './screens/StopRemindersScreen.tsx'),
    },
    {
      id: 'changePassword',
      path: 'profile/change-password',
      unlisted: true,
      // What password managers open (W3C, "A Well-Known URL for Changing Passwords").
      formerly: ['.well-known/change-password'],
      screen: () => import(/* webpackChunkName: "changePassword" */ './screens/ChangePasswordScreen.tsx'),
    },
    {
      id: 'changeEmail',
      path: 'profile/change-email',
      unlisted: true,
      screen: () => import(/* webpackChunkName: "changeEmail" */ './screens/ChangeEmailScreen.tsx'),
    },
    {
      id: 'deleteAccount',
      path: 'profile/delete-account',
      unlisted: true,
      formerly: ['auth/delete-account'],
      screen: () => import(/* webpackChunkName: "deleteAccount" */ './screens/DeleteAccountScreen.tsx'),
    },
  ],
  // The picture, and the multipart form around it: boundaries and a file name.
  uploads: { [`PUT ${apiPaths.avatar()}`]: AVATAR_LIMIT_BYTES + 4 * 2 ** 10 },
  slots: {
    'profile.messages.v1': {
      component: () => import(/* webpackChunkName: "profile.messages.v1" */ './slots/MessagesSlot.tsx'),
    },
    'profile.askAboutMoment.v1': {
      component: () => import(/* webpackChunkName: "profile.askAboutMoment.v1" */ './slots/AskAboutMomentSlot.tsx'),
      role: 'member',
    },
    'profile.memberCard.v1': {
      component: () => import(/* webpackChunkName: "profile.memberCard.v1" */ './slots/MemberCardSlot.tsx'),
      role: 'specialist',
    },
    'profile.memberReport.v1': {
      component: () => import(/* webpackChunkName: "profile.memberReport.v1" */ './slots/MemberReportSlot.tsx'),
      role: 'specialist',
    },
    'profile.memberSymptoms.v1': {
      component: () => import(/* webpackChunkName: "profile.memberSymptoms.v1" */ './slots/MemberSymptomsSlot.tsx'),
      role: 'specialist',
    },
    'profile.sidebar.v1': {
      component: () => import(/* webpackChunkName: "profile.sidebar.v1" */ './slots/SidebarSlot.tsx'),
    },
    'profile.today.v2': {
      component: () => import(/* webpackChunkName: "profile.today.v2" */ './slots/TodaySlot.tsx'),
      role: 'member',
    },
  },
  nav: [
    { place: 'header', path: '/', order: 10, label: 'nav.today', role: 'member' },
    { place: 'tabs', path: '/', order: 10, label: 'nav.today', icon: 'sun', role: 'member' },
    { place: 'tabs', path: '/profile/my-path', order: 30, label: 'nav.path', icon: 'path', role: 'member' },
    {
      place: 'tabs',
      path: '/profile/my-path?showMessages',
      order: 40,
      label: 'messages.title',
      icon: 'message',
      role: 'member',
    },
    { place: 'tabs', path: '/profile', order: 50, label: 'nav.profile', icon: 'account', role: 'member' },
  ],
})
