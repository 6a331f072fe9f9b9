import { defineRemote } from '@kinora/remote'

export default defineRemote({
  name: 'mfe-team',
  i18n: {
    pl: () => import(/* webpackChunkName: "i18n-pl" */ './locales/pl.json'),
    en: () => import(/* webpackChunkName: "i18n-en" */ './locales/en.json'),
  },
  routes: [
    {
      id: 'team',
      path: 'profile/my-team',
      search: ['search', 'show', 'page', 'person'],
      slots: ['profile.messages.v1'],
      screen: () => import(/* webpackChunkName: "team" */ './screens/TeamScreen.tsx'),
    },
    {
      id: 'inbox',
      path: 'profile/messages',
      search: ['search', 'show', 'page', 'with'],
      slots: ['profile.messages.v1'],
      screen: () => import(/* webpackChunkName: "inbox" */ './screens/InboxScreen.tsx'),
    },
    {
      id: 'member',
      path: 'profile/my-team/member/:id',
      examples: ['profile/my-team/member/1'],
      search: ['showMessages'],
      slots: ['profile.memberSymptoms.v1', 'profile.messages.v1'],
      screen: () => import(/* webpackChunkName: "member" */ './screens/MemberScreen.tsx'),
    },
    {
      id: 'memberReport',
      path: 'profile/my-team/member/:id/report',
      examples: ['profile/my-team/member/1/report'],
      slots: ['profile.sidebar.v1', 'profile.memberReport.v1'],
      screen: () => import(/* webpackChunkName: "memberReport" */ './screens/MemberReportScreen.tsx'),
    },
    {
      id: 'memberPath',
      path: 'profile/my-team/member/:id/path',
      examples: ['profile/my-team/member/1/path'],
      slots: ['profile.sidebar.v1', 'catalog.programPicker.v1'],
      screen: () => import(/* webpackChunkName: "memberPath" */ './screens/MemberPathScreen.tsx'),
    },
    {
      id: 'addVideo',
      path: 'profile/my-team/member/:id/add-video',
      examples: ['profile/my-team/member/1/add-video'],
      slots: ['profile.sidebar.v1', 'catalog.programPicker.v1'],
      screen: () => import(/* webpackChunkName: "addVideo" */ './screens/AddVideoScreen.tsx'),
    },
    {
      id: 'exerciseCard',
      path: 'profile/my-team/member/:id/card',
      examples: ['profile/my-team/member/1/card'],
      slots: ['profile.sidebar.v1'],
      screen: () => import(/* webpackChunkName: "exerciseCard" */ './screens/ExerciseCardScreen.tsx'),
    },
    {
      id: 'templates',
      path: 'profile/my-team/templates',
      slots: ['profile.sidebar.v1'],
      screen: () => import(/* webpackChunkName: "templates" */ './screens/TemplatesScreen.tsx'),
    },
    {
      id: 'template',
      path: 'profile/my-team/templates/:id',
      examples: ['profile/my-team/templates/1'],
      slots: ['profile.sidebar.v1', 'catalog.programPicker.v1'],
      screen: () => import(/* webpackChunkName: "template" */ './screens/TemplateScreen.tsx'),
    },
    {
      id: 'assignTemplate',
      path: 'profile/my-team/templates/:id/assign',
      examples: ['profile/my-team/templates/1/assign'],
      slots: ['profile.sidebar.v1'],
      screen: () => import(/* webpackChunkName: "assignTemplate" */ './screens/AssignTemplateScreen.tsx'),
    },
    {
      id: 'invitations',
      path: 'profile/my-team/invitation',
      search: ['page'],
      slots: ['profile.sidebar.v1'],
      screen: () => import(/* webpackChunkName: "invitations" */ './screens/InvitationsScreen.tsx'),
    },
    {
      id: 'invitation',
      path: 'invitation',
      screen: () => import(/* webpackChunkName: "invitation" */ './screens/InvitationScreen.tsx'),
    },
    {
      // Links of earlier mails and sheets.
      id: 'earlierInvitation',
      path: 'invitation/:token',
      examples: ['invitation/a-token'],
      screen: () => import(/* webpackChunkName: "earlierInvitation" */ './screens/InvitationScreen.tsx'),
    },
  ],
  nav: [
    { place: 'header', path: '/profile/my-team', order: 10, label: 'nav.team', role: 'specialist' },
    { place: 'header', path: '/profile/messages', order: 15, label: 'inbox.title', role: 'specialist' },
    { place: 'tabs', path: '/profile/my-team', order: 10, label: 'nav.team', icon: 'account', role: 'specialist' },
    { place: 'tabs', path: '/profile/messages', order: 15, label: 'inbox.title', icon: 'message', role: 'specialist' },
  ],
})
