export { keepOwnDay, readOwnDay } from './keepOwnDay.ts'
export { dayIn, nextDayIn } from './ownDays.ts'
