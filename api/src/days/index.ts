export { keepOwnDay, readOwnDay } from './keepOwnDay.ts'
export { dayIn } from './ownDays.ts'
