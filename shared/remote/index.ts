export {
  defineRemote,
  type RemoteDefinition,
  type RemoteNavLink,
  type RemoteRoute,
  type RemoteSlot,
} from './defineRemote.ts'
export { moduleCache } from './moduleCache.ts'
export { platformContext, preload, type Preloader } from './preload.ts'
export { ServerMarkup } from './ServerMarkup.tsx'
export { Slot, SlotContext, type SlotProps, type SlotName } from './Slot.tsx'
