import { darker } from '../../rig/colour.ts'
import { fill } from '../../rig/shapes.ts'
import { pendant } from '../furniture/lamps.ts'
import { board, bowl, jar } from '../furniture/shelf.ts'
import { curtain, curtainRod, drawWindow } from '../furniture/window.ts'
import { greenery } from '../greenery.ts'
import { hills } from '../landscape.ts'
import { glow, gradient, ground, windowLight } from '../light.ts'
import { floor, skirting } from '../surfaces.ts'

const horizon = 518
const front = '#A9BEA6'
const counter = (left: number, width: number) =>
  fill(`M${left} 400H${left + width}V556H${left}Z`, front) +
  fill(`M${left} 542H${left + width}V560H${left}Z`, darker(front, 0.24)) +
  fill(`M${left - 8} 384H${left + width + 8}V402H${left - 8}Z`, '#F6EBD8') +
  fill(`M${left - 8} 397H${left + width + 8}V402H${left - 8}Z`, '#DCC9A8') +
  Array.from({ length: Math.round(width / 120) }, (_, index) => {
    const x = left + 8 + index * ((width - 8) / Math.round(width / 120))
    return fill(`M${x} 412h104v122h-104Z`, darker(front, 0.05)) + fill(`M${x + 40} 424h24v6h-24Z`, '#F6EBD8')
  }).join('')

const morning =
  ground('url(#kitchen-sky)') + glow([1090, 232], 46, '#FCDDA8', '#FFF4DC') + hills(346, '#A9BE98', '#F3EEDA', 3)

/**
 * A bright kitchen: window over the counter on the right, shelf on the left. Horizon 518; sit at a table at 560–720.
 */
export const kitchen =
  gradient('kitchen-sky', ['#E6EEDF', '#FBF3DF']) +
  gradient('kitchen-wall', ['#F3E6CC', '#FBF5E8']) +
  ground('url(#kitchen-wall)') +
  drawWindow({ id: 'kitchen-window', left: 912, width: 256, top: 112, sill: 330, view: morning }) +
  curtainRod(872, 1208, 90, '#C79A66') +
  curtain([884, 92], 62, 262, '#E9B58C', 1) +
  curtain([1196, 92], 62, 262, '#E9B58C', -1) +
  board([64, 226], 300, '#C79A66') +
  jar([104, 226], '#E7C48F') +
  jar([152, 226], '#C9D3B4', 46) +
  jar([198, 226], '#E0A88A', 60) +
  bowl([268, 226], '#B7C4A4') +
  greenery({ at: [332, 224], kind: 'stem', scale: 0.36, green: '#7F9C78', pot: '#D98E5F' }) +
  floor(horizon, '#E8D6B8', '#F3E7D0') +
  skirting(horizon, 12) +
  windowLight({ left: 700, width: 280, from: horizon + 24, lean: 260, colour: '#FFFDF4', opacity: 0.5 }) +
  counter(820, 480) +
  counter(-60, 380) +
  bowl([1010, 384], '#D98E5F') +
  jar([1230, 384], '#F4E4C8', 66) +
  greenery({ at: [900, 384], kind: 'fan', scale: 0.4, green: '#7F9C78', pot: '#F4E4C8' }) +
  jar([60, 384], '#8FA6B5', 70) +
  bowl([150, 384], '#D9A176') +
  greenery({ at: [248, 384], kind: 'snake', scale: 0.42, green: '#7F9C78', pot: '#E3B083' }) +
  pendant([640, 96], '#D98E5F', '#FFF8E4')
