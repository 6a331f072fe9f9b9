import { hands } from './gifts/hands.ts'
import { leavesCard } from './gifts/leaves.ts'
import { quietCorner } from './gifts/quietCorner.ts'
import { sunrise } from './gifts/sunrise.ts'
import { teaByTheWindow } from './gifts/teaByTheWindow.ts'
import { winter } from './gifts/winter.ts'

/** The designs of gift cards, 1200 × 750. Their left part is quiet: words may lie there. */
export const gifts = {
  sunrise,
  leaves: leavesCard,
  'quiet-corner': quietCorner,
  'tea-by-the-window': teaByTheWindow,
  hands,
  winter,
}
