import { blend } from '../../rig/colour.ts'
import { disc, ellipse, fill } from '../../rig/shapes.ts'
import { colourWays } from '../colourWays.ts'
import { board, rolledMat } from '../furniture/shelf.ts'
import { greenery } from '../greenery.ts'
import { gradient, ground, windowLight } from '../light.ts'
import { boards, floor, skirting } from '../surfaces.ts'

const { wall, plant } = colourWays.sand
const horizon = 520

/** A quiet exercise room in sand: a great pale circle on the wall frames the figure at 640. Horizon 520. */
export const studio =
  gradient('studio-wall', [blend(wall[0], '#E7D5B4', 0.3), wall[1]]) +
  ground('url(#studio-wall)') +
  disc([640, 318], 262, '#F7EFDD') +
  disc([640, 318], 214, '#FBF6EA') +
  fill('M0 0H250L92 520H0Z', '#FFFFFF', 'opacity=".3"') +
  fill('M300 0H372L214 520H142Z', '#FFFFFF', 'opacity=".22"') +
  board([1004, 250], 216, '#C79A66') +
  rolledMat([1046, 250], 25, '#7F9C78') +
  rolledMat([1100, 250], 25, '#C9846A') +
  rolledMat([1154, 250], 25, '#7C86BF') +
  rolledMat([1073, 206], 25, '#D9B877') +
  floor(horizon, '#E3CDA8', '#EFDFC4') +
  boards(horizon, '#EFDFC4') +
  skirting(horizon, 13) +
  windowLight({ left: 150, width: 250, from: horizon, lean: -170, colour: '#FFFBF0', opacity: 0.5 }) +
  greenery({ at: [146, 592], kind: 'rubber', scale: 1.24, green: plant, pot: '#F4E9D4' }) +
  greenery({ at: [1108, 574], kind: 'snake', scale: 0.94, green: '#7F9A76', pot: '#C79A66' }) +
  ellipse([1194, 602], 52, 8, '#3a2d2a', 'opacity=".12"') +
  disc([1198, 552], 52, '#A9B394') +
  disc([1204, 544], 42, '#B6BFA3') +
  ellipse([1040, 596], 26, 5, '#3a2d2a', 'opacity=".12"') +
  disc([1042, 572], 26, '#CF9A7C') +
  disc([1045, 568], 20.5, '#DBAA8D')
