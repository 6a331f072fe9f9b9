import fp from 'fastify-plugin'
import { changePlanState } from './changePlanState.ts'
import { getMyPath } from './getMyPath.ts'
import { getMyPlan } from './getMyPlan.ts'
import { getMyProgress } from './getMyProgress.ts'
import { getMyStats } from './getMyStats.ts'
import { removeFromPath } from './removeFromPath.ts'

export { isNeededOn } from './dueDays.ts'
export { selectDailyMaximum } from './doseQueries.ts'
export { type EditedPath, lockMembers, selectEdited, writeEdited } from './editedPathQueries.ts'
export type { PathContent, PathItem } from './pathTables.ts'
export { percentOf } from './percentOf.ts'
export { selectPath } from './pathQueries.ts'
export { selectProgress } from './progressQueries.ts'
export { selectStats } from './statsQueries.ts'

/** A member's path: the programs that their specialist has chosen for them, how often, and how it goes. */
export const path = fp(
  async (app) => {
    app.register(getMyPath)
    app.register(removeFromPath)
    app.register(getMyPlan)
    app.register(changePlanState)
    app.register(getMyProgress)
    app.register(getMyStats)
  },
  { name: 'path', encapsulate: true, dependencies: ['policies'] },
)
