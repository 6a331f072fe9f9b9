export { deadLetters } from './deadLetters.ts'
export { installJobs } from './installJobs.ts'
export { jobs, type Run } from './jobs.ts'
