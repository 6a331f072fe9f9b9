import { blend } from '../../rig/colour.ts'
import { fill } from '../../rig/shapes.ts'
import { colourWays } from '../colourWays.ts'
import { drawWindow } from '../furniture/window.ts'
import { greenery } from '../greenery.ts'
import { hills } from '../landscape.ts'
import { glow, gradient, ground, roundRug, windowLight } from '../light.ts'
import { floor, skirting } from '../surfaces.ts'

const { wall, plant, pot } = colourWays.apricot
const horizon = 524

const morning =
  ground('url(#sunroom-sky)') + glow([1046, 250], 56, '#FFE3B5', '#FFF6E6') + hills(462, '#E39A63', '#FCE3C6', 4)

/**
 * Apricot morning behind an arched window on the right. Horizon 524; stand at 560–640, the window is calm beside the
 * figure.
 */
export const sunroom =
  gradient('sunroom-sky', ['#F9D3B0', '#FFF0DC']) +
  gradient('sunroom-wall', [blend(wall[0], '#F9D3AE', 0.3), '#FDF0E0']) +
  ground('url(#sunroom-wall)') +
  fill('M1280 0H820L420 524H1280Z', '#FFF7EA', 'opacity=".28"') +
  drawWindow({ id: 'sunroom-window', left: 880, width: 268, top: 74, sill: 428, arched: true, view: morning }) +
  floor(horizon, '#F7E6D0', '#FBF2E6') +
  skirting(horizon, 14) +
  windowLight({ left: 800, width: 290, from: horizon, lean: 330, colour: '#FFFDF6', opacity: 0.6 }) +
  roundRug([640, 644], 380, '#F3D9BC', '#E9C39C') +
  greenery({ at: [168, 590], kind: 'monstera', scale: 1.35, green: plant, pot }) +
  greenery({ at: [296, 572], kind: 'snake', scale: 0.84, green: '#6F8F7A', pot: '#E4B98E' }) +
  greenery({ at: [1210, 584], kind: 'fan', scale: 1, green: '#88A27C', pot: '#C98456' }) +
  greenery({ at: [90, -30], kind: 'trailing', scale: 1, green: '#8AA57F', pot: '#E0A97A' })
