export { fakeAuth, fakeSession } from './fakeAuth.ts'
export { openTab } from './openTab.ts'
export { api, server } from './server.ts'
export { renderApp } from './renderApp.tsx'
