export { defineRemote, type RemoteDefinition, type RemoteNavLink, type RemoteRoute } from './defineRemote.ts'
export { preload, platformContext, type Preloader } from './preload.ts'
