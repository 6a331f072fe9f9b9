export { api, server } from './server.ts'
export { renderApp } from './renderApp.tsx'
