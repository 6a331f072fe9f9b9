import { disc, fill } from '../../rig/shapes.ts'
import { floorLamp } from '../furniture/lamps.ts'
import { armchair } from '../furniture/seats.ts'
import { board, books, bowl, jar, usualBooks } from '../furniture/shelf.ts'
import { greenery } from '../greenery.ts'
import { gradient, ground } from '../light.ts'
import { boards, floor, skirting } from '../surfaces.ts'

const horizon = 516
const spines = ['#A8795E', '#7D8B74', '#C99A63', '#8A6A70', '#6F7F8A']
const shelves =
  fill('M930 120H1250V516H930Z', '#C08A60', 'opacity=".28"') +
  [222, 322, 422]
    .map(
      (y, row) =>
        board([938, y], 304, '#A9744C') +
        books([952, y], spines.slice(row).concat(spines.slice(0, row)), usualBooks) +
        books([1086 + row * 14, y], spines.slice(2 - row), usualBooks.slice(row)) +
        (row === 1 ? '' : jar([1214, y], spines[row + 1] ?? '#A8795E', 44)),
    )
    .join('')

/** A warm late afternoon with an armchair, a lamp and many books. Horizon 516; stand or sit at 560–700. */
export const readingRoom =
  gradient('reading-wall', ['#EBC9A0', '#F8E6CB']) +
  ground('url(#reading-wall)') +
  disc([620, 300], 246, '#FCF0DA', 'opacity=".6"') +
  shelves +
  fill('M930 108H1250V120H930Z', '#A9744C') +
  fill('M922 120h10V516h-10ZM1248 120h10V516h-10Z', '#A9744C') +
  bowl([1208, 108], '#7D8B74') +
  floor(horizon, '#D3A97E', '#E2BF97') +
  boards(horizon, '#E2BF97') +
  skirting(horizon, 12, '#FBF1DE') +
  floorLamp([76, 588], '#FFF0D0', '#8A5F44', '#FFEBC4') +
  armchair([214, 592], '#7D8F7C') +
  greenery({ at: [1120, 606], kind: 'snake', scale: 1.02, green: '#6F8A6C', pot: '#F3E2C6' })
