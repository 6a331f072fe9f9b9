export { notifySpecialist, withdrawMessage } from './messageQueries.ts'
