export { publish, subscribe, type LiveKind } from './events.ts'
