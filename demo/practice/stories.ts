import { backStories } from './stories/backStories.ts'
import { balanceStories } from './stories/balanceStories.ts'
import { jointStories } from './stories/jointStories.ts'
import { ownStories } from './stories/ownStories.ts'
import { recoveryStories } from './stories/recoveryStories.ts'
import { restStories } from './stories/restStories.ts'

export const stories = [
  ...jointStories,
  ...backStories,
  ...balanceStories,
  ...recoveryStories,
  ...restStories,
  ...ownStories,
]
