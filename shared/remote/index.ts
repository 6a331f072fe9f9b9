export { defineRemote, type RemoteDefinition, type RemoteNavLink, type RemoteRoute, type RemoteSlot } from './defineRemote.ts'
export { Slot, SlotContext, type Place, type SlotName } from './Slot.tsx'
export { preload, platformContext, type Preloader } from './preload.ts'
