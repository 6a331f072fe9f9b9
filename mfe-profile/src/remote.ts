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
      slots: ['catalog.programCard.v1'],
      screen: () => import(/* webpackChunkName: "list" */ './screens/ListScreen.tsx'),
    },
    {
      id: 'path',
      path: 'profile/my-path',
      search: ['showMessages'],
      slots: ['catalog.programCard.v1', 'profile.messages.v1'],
      screen: () => import(/* webpackChunkName: "path" */ './screens/PathScreen.tsx'),
    },
    {
      id: 'play',
      path: 'profile/my-path/play',
      search: ['all'],
      slots: ['catalog.player.v1'],
      screen: () => import(/* webpackChunkName: "play" */ './screens/PlayScreen.tsx'),
    },
    {
      id: 'state',
      path: 'profile/my-state',
      screen: () => import(/* webpackChunkName: "state" */ './screens/StateScreen.tsx'),
    },
    {
      id: 'stateReport',
      path: 'profile/my-state/report',
      screen: () => import(/* webpackChunkName: "stateReport" */ './screens/StateReportScreen.tsx'),
    },
    {
      id: 'visit-report',
      path: 'visit-report',
      screen: () => import(/* webpackChunkName: "visit-report" */ './screens/VisitReportScreen.tsx'),
    },
    // Settings.
    {
      id: 'edit',
      path: 'profile/edit',
      screen: () => import(/* webpackChunkName: "edit" */ './screens/EditScreen.tsx'),
    },
    {
      id: 'account',
      path: 'profile/account',
      screen: () => import(/* webpackChunkName: "account" */ './screens/AccountScreen.tsx'),
    },
    {
      id: 'data',
      path: 'profile/data',
      screen: () => import(/* webpackChunkName: "data" */ './screens/DataScreen.tsx'),
    },
    {
      id: 'reminders',
      path: 'profile/reminders',
      screen: () => import(/* webpackChunkName: "reminders" */ './screens/RemindersScreen.tsx'),
    },
    {
      id: 'stop-reminders',
      path: 'reminders/stop',
      screen: () => import(/* webpackChunkName: "stop-reminders" */ './screens/StopRemindersScreen.tsx'),
    },
    {
      id: 'change-password',
      path: 'profile/change-password',
      screen: () => import(/* webpackChunkName: "change-password" */ './screens/ChangePasswordScreen.tsx'),
    },
    {
      id: 'delete-account',
      path: 'profile/delete-account',
      screen: () => import(/* webpackChunkName: "delete-account" */ './screens/DeleteAccountScreen.tsx'),
    },
  ],
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
    'profile.today.v1': {
      component: () => import(/* webpackChunkName: "profile.today.v1" */ './slots/TodaySlot.tsx'),
      role: 'member',
    },
  },
  nav: [
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
