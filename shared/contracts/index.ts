export * from './account.ts'
export * from './content.ts'
export * from './problem.ts'
export * from './release.ts'
