export { accounts } from './practice/accounts.ts'
export { type Practice, practice } from './practice/practice.ts'
