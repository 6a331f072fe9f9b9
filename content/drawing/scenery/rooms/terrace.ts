import { darker } from '../../rig/colour.ts'
import { fill } from '../../rig/shapes.ts'
import { greenery } from '../greenery.ts'
import { cloud, cypress, hills } from '../landscape.ts'
import { glow, gradient, ground } from '../light.ts'
import { boards, floor } from '../surfaces.ts'

const horizon = 528
const rail = '#FBF6EA'

/** Balusters between two rails, in front of the hills. */
const railing =
  fill(`M0 430H1280V444H0Z`, rail) +
  fill('M0 440H1280V444H0Z', darker(rail, 0.1)) +
  fill('M0 506H1280V528H0Z', darker(rail, 0.03)) +
  Array.from({ length: 25 }, (_, index) => fill(`M${14 + index * 52} 444h10v62h-10Z`, rail, 'opacity=".9"')).join('') +
  [180, 640, 1100]
    .map(
      (x) =>
        fill(`M${x - 14} 418h28v110h-28Z`, rail) +
        fill(`M${x - 14} 418h9v110h-9Z`, darker(rail, 0.06)) +
        fill(`M${x - 20} 412h40v10h-40Z`, rail),
    )
    .join('')

/** A wooden terrace over hills at sunrise. Horizon 528; stand at 640, the sun lies behind the right shoulder. */
export const terrace =
  gradient('terrace-sky', ['#CFE3DC', '#EEF2E2', '#FBF0DA']) +
  ground('url(#terrace-sky)') +
  glow([770, 250], 118, '#FBE3B8', '#FDF3DC') +
  cloud([250, 128], 1.1, '#FFFFFF', 0.55) +
  cloud([1090, 190], 0.8, '#FFFFFF', 0.5) +
  cloud([470, 214], 0.6, '#FFFFFF', 0.4) +
  hills(448, '#7FAE9C', '#E9EEDD', 4) +
  cypress([322, 432], 0.62, '#86AB98') +
  cypress([352, 434], 0.46, '#90B3A0') +
  cypress([1010, 432], 0.56, '#86AB98') +
  railing +
  floor(horizon, '#D9BE9C', '#E6D0B1') +
  boards(horizon, '#E6D0B1', 5) +
  fill('M900 528L1180 528L980 720H560Z', '#FFF6E0', 'opacity=".3"') +
  greenery({ at: [128, 604], kind: 'olive', scale: 1.15, green: '#7FA08A', pot: '#C98A5E' }) +
  greenery({ at: [256, 582], kind: 'fan', scale: 0.66, green: '#6E9C86', pot: '#D9A878' }) +
  greenery({ at: [1178, 600], kind: 'palm', scale: 1.06, green: '#5F9484', pot: '#D98E5F' })
