export { selectPlan } from './subscriptionQueries.ts'
