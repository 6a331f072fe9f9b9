import { ellipse, fill } from '../../rig/shapes.ts'
import { cloud, cypress, hills, ridge, roundTree } from '../landscape.ts'
import { glow, gradient, ground } from '../light.ts'
import { greenery } from '../greenery.ts'

/**
 * Apricot hills at sunrise, seen from a smooth stone terrace. Horizon 512; the sun at 740 rises behind the figure at
 * 640.
 */
export const meadow =
  gradient('meadow-sky', ['#FAD0A6', '#FCE3C8', '#FEF3E2']) +
  ground('url(#meadow-sky)') +
  glow([740, 286], 150, '#FFF3DC', '#FFF6E6') +
  cloud([230, 150], 1.1, '#FFF8EE', 0.6) +
  cloud([1120, 116], 0.8, '#FFF8EE', 0.5) +
  hills(500, '#DE9560', '#FCE6CD', 4) +
  [
    [268, 470, 0.5],
    [304, 474, 0.38],
    [930, 478, 0.4],
  ]
    .map(([x = 0, y = 0, size = 1]) => roundTree([x, y], size, '#D9A06E'))
    .join('') +
  cypress([968, 476], 0.5, '#CF935F') +
  cypress([990, 478], 0.4, '#D49B69') +
  fill(`${ridge([4, -8, -2, 6, 0, -6, 2], 510)}V720H-40Z`, '#EFC79C') +
  fill('M0 540H1280V720H0Z', '#FAEBD8') +
  fill('M0 540H1280V550H0Z', '#E5BE95') +
  ellipse([640, 652], 470, 54, '#FDF4E7') +
  greenery({ at: [1146, 606], kind: 'fan', scale: 1.12, green: '#7F9C78', pot: '#B4653A' }) +
  greenery({ at: [118, 610], kind: 'pampas', scale: 1.02, green: '#7F9C78', pot: '#D9A071' })
