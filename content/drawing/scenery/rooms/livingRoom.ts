import { blend } from '../../rig/colour.ts'
import { disc, fill } from '../../rig/shapes.ts'
import { colourWays } from '../colourWays.ts'
import { sleepingCat } from '../furniture/cat.ts'
import { floorLamp } from '../furniture/lamps.ts'
import { sofa } from '../furniture/seats.ts'
import { board, books, bowl, framed, usualBooks } from '../furniture/shelf.ts'
import { greenery } from '../greenery.ts'
import { gradient, ground, roundRug } from '../light.ts'
import { boards, floor, skirting } from '../surfaces.ts'

const { wall, plant } = colourWays.rose
const horizon = 516
const hillPicture =
  disc([22, -14], 26, '#F6C79E') +
  fill('M-78 20C-40 -10 -6 2 20 18C44 28 60 10 78 14V58H-78Z', '#DDA79B') +
  fill('M-78 38C-30 22 20 50 78 34V58H-78Z', '#C48B80')

/** A rose living room with a sofa, a lamp, books and a cat asleep. Horizon 516; stand at 640 on the rug. */
export const livingRoom =
  gradient('living-wall', [blend(wall[0], '#F0CDC4', 0.3), wall[1]]) +
  ground('url(#living-wall)') +
  disc([600, 300], 226, '#FFF6EC', 'opacity=".55"') +
  framed([214, 226], 156, 116, '#FBE9DD', hillPicture) +
  floor(horizon, '#E6C9B6', '#F1DDCD') +
  boards(horizon, '#F1DDCD') +
  skirting(horizon, 13) +
  floorLamp([1000, 572], '#EFC09E', '#A87C66', '#FFEFD6') +
  board([1062, 250], 190, '#B98263') +
  books([1076, 250], ['#B7756B', '#7F9C8A', '#E0B38A', '#8F93B8'], usualBooks) +
  bowl([1212, 250], '#E9D2BE') +
  board([1084, 366], 168, '#B98263') +
  books([1164, 366], ['#D9A08C', '#6F8F8A', '#C9B28A'], usualBooks.slice(1, 5)) +
  greenery({ at: [1120, 364], kind: 'fan', scale: 0.34, green: plant, pot: '#F4E4D4' }) +
  sofa([44, 574], '#D3948A', '#F3E0CC') +
  sleepingCat([284, 488], 0.62, '#E0A877') +
  roundRug([640, 646], 400, '#F6E4D6', '#DDA99C') +
  greenery({ at: [1188, 604], kind: 'monstera', scale: 0.86, green: plant, pot: '#C27A6C' })
