export { recordEvents, type NewEvent, type StoredEventData } from './recordEvents.ts'
export { recordMemberEvent } from './recordMemberEvent.ts'
