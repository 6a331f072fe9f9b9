export { keepOwnDay, readOwnDay } from './keepOwnDay.ts'
export { dayIn, knownTimeZones } from './ownDays.ts'
