export { contentCache } from './contentCache.ts'
