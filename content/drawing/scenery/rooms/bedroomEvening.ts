import { disc, fill } from '../../rig/shapes.ts'
import { bed } from '../furniture/seats.ts'
import { tableLamp } from '../furniture/lamps.ts'
import { curtain, curtainRod, drawWindow } from '../furniture/window.ts'
import { greenery } from '../greenery.ts'
import { hills } from '../landscape.ts'
import { gradient, ground, roundRug, windowLight } from '../light.ts'
import { floor, skirting } from '../surfaces.ts'

const horizon = 520

const stars = (
  [
    [232, 150, 3],
    [290, 112, 2.4],
    [268, 220, 2.2],
    [352, 182, 3],
    [404, 120, 2.2],
    [432, 232, 2.6],
    [210, 262, 2.2],
  ] as const
)
  .map(([x, y, radius]) => disc([x, y], radius, '#FBEFD2'))
  .join('')
const night =
  ground('url(#bedroom-sky)') +
  stars +
  disc([384, 178], 58, '#FBEFD2', 'opacity=".14"') +
  disc([384, 178], 36, '#FBEFD2') +
  disc([398, 168], 31, '#454E86') +
  hills(420, '#333B70', '#5E68A4', 3)

/** An indigo evening with a lamp by the bed and a crescent in the window. Horizon 520; stand, sit or lie at 560–660. */
export const bedroomEvening =
  gradient('bedroom-sky', ['#3A4378', '#6C75AE']) +
  gradient('bedroom-wall', ['#5A6296', '#7B82B2']) +
  ground('url(#bedroom-wall)') +
  disc([1004, 366], 280, '#F6C790', 'opacity=".1"') +
  disc([1004, 366], 196, '#F6C790', 'opacity=".13"') +
  disc([1004, 366], 118, '#F6C790', 'opacity=".2"') +
  drawWindow({ id: 'bedroom-window', left: 196, width: 268, top: 84, sill: 388, view: night, frame: '#C9CBE2' }) +
  curtainRod(140, 522, 58, '#C9CBE2') +
  curtain([150, 60], 92, 500, '#8E95C6', 1) +
  curtain([512, 60], 92, 500, '#8E95C6', -1) +
  floor(horizon, '#4C5384', '#565D90') +
  skirting(horizon, 12, '#8990BC') +
  windowLight({ left: 196, width: 268, from: horizon, lean: -190, colour: '#C9CFF2', opacity: 0.13 }) +
  roundRug([640, 646], 390, '#6971A6', '#7C84B6') +
  bed([1056, 576], '#4A3F63', '#C6C4E0', '#7A6FA8') +
  fill('M964 470H1044V576H964Z', '#5B4A68') +
  fill('M964 470H984V576H964Z', '#4E405C') +
  fill('M958 462H1050V474H958Z', '#6B587A') +
  fill('M996 512h22v6h-22Z', '#8E7A9C') +
  tableLamp([1004, 462], '#FBE3B4', '#8E7AB2') +
  greenery({ at: [92, 584], kind: 'rubber', scale: 1.05, green: '#4F7280', pot: '#8088BC' })
