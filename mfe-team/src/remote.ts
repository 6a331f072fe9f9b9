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
      search: ['search', 'sort', 'page'],
      slots: ['profile.sidebar.v1'],
      screen: () => import(/* webpackChunkName: "team" */ './screens/TeamScreen.tsx'),
    },
    {
      id: 'member',
      path: 'profile/my-team/member/:id',
      examples: ['profile/my-team/member/1'],
      search: ['showMessages'],
      slots: [
        'profile.sidebar.v1',
        'profile.memberCard.v1',
        'profile.memberSymptoms.v1',
        'profile.messages.v1',
        'catalog.programCard.v1',
      ],
      screen: () => import(/* webpackChunkName: "member" */ './screens/MemberScreen.tsx'),
    },
    {
      id: 'member-report',
      path: 'profile/my-team/member/:id/report',
      examples: ['profile/my-team/member/1/report'],
      slots: ['profile.sidebar.v1', 'profile.memberReport.v1'],
      screen: () => import(/* webpackChunkName: "member-report" */ './screens/MemberReportScreen.tsx'),
    },
    {
      id: 'member-path',
      path: 'profile/my-team/member/:id/path',
      examples: ['profile/my-team/member/1/path'],
      slots: ['profile.sidebar.v1', 'catalog.programPicker.v1'],
      screen: () => import(/* webpackChunkName: "member-path" */ './screens/MemberPathScreen.tsx'),
    },
    {
      id: 'add-video',
      path: 'profile/my-team/member/:id/add-video',
      examples: ['profile/my-team/member/1/add-video'],
      slots: ['profile.sidebar.v1', 'catalog.programPicker.v1'],
      screen: () => import(/* webpackChunkName: "add-video" */ './screens/AddVideoScreen.tsx'),
    },
    {
      id: 'exercise-card',
      path: 'profile/my-team/member/:id/card',
      examples: ['profile/my-team/member/1/card'],
      slots: ['profile.sidebar.v1'],
      screen: () => import(/* webpackChunkName: "exercise-card" */ './screens/ExerciseCardScreen.tsx'),
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
      id: 'assign-template',
      path: 'profile/my-team/templates/:id/assign',
      examples: ['profile/my-team/templates/1/assign'],
      slots: ['profile.sidebar.v1'],
      screen: () => import(/* webpackChunkName: "assign-template" */ './screens/AssignTemplateScreen.tsx'),
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
      path: 'invitation/:token',
      examples: ['invitation/a-token'],
      screen: () => import(/* webpackChunkName: "invitation" */ './screens/InvitationScreen.tsx'),
    },
  ],
  nav: [{ place: 'tabs', path: '/profile/my-team', order: 10, label: 'nav.team', icon: 'account', role: 'specialist' }],
})
