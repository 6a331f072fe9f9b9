import { performPlans } from '../promotion/plannedReleases.ts'
import { checksOf, ownStore, runCommand } from './command.ts'

// Makes live what is planned for now. Whatever runs the product calls it when something is due.

runCommand(async () => {
  const { home, store, keys } = await ownStore()
  await performPlans({ store, keys, checks: () => checksOf(home, false), say: console.log })
})
