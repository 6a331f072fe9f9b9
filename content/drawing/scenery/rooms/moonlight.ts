import type { Point } from '../../rig/geometry.ts'
import { disc, ellipse, fill } from '../../rig/shapes.ts'
import { greenery } from '../greenery.ts'
import { hills } from '../landscape.ts'
import { gradient, ground } from '../light.ts'
import { standing } from '../standing.ts'
import { floor } from '../surfaces.ts'

const stars = (
  [
    [96, 96, 3],
    [206, 190, 2.4],
    [322, 74, 2.6],
    [402, 214, 2.2],
    [498, 112, 3],
    [640, 60, 2.2],
    [788, 150, 2.6],
    [1112, 110, 3],
    [1204, 226, 2.4],
    [1046, 64, 2.2],
    [54, 274, 2.4],
    [1232, 62, 2.4],
    [700, 228, 2],
  ] as const
)
  .map(([x, y, radius]) => disc([x, y], radius, '#F9EBCF', 'opacity=".85"'))
  .join('')
const candle = (at: Point, height: number) =>
  standing(
    at,
    disc([0, -height - 12], 64, '#F8CE92', 'opacity=".1"') +
      disc([0, -height - 12], 34, '#F8CE92', 'opacity=".2"') +
      ellipse([0, 0], 24, 5, '#23284E') +
      fill(`M-13 ${-height}h26V-2q-13 5 -26 0Z`, '#EBDDC8') +
      fill(`M-13 ${-height}h9V0q-6 -1 -9 -2Z`, '#D3C2B4') +
      fill(`M0 ${-height - 30}q9 14 9 22q0 6 -9 6q-9 0 -9 -6q0 -8 9 -22Z`, '#FBDDA6'),
  )

/** Deep indigo night over sleeping hills, with a moon and candles: for lying still. Horizon 520; lie at 300–980. */
export const moonlight =
  gradient('moonlight-sky', ['#2B3263', '#4A5490', '#7C84B8']) +
  ground('url(#moonlight-sky)') +
  stars +
  disc([884, 196], 150, '#F4E7CF', 'opacity=".08"') +
  disc([884, 196], 104, '#F4E7CF', 'opacity=".12"') +
  disc([884, 196], 66, '#F7EBD3') +
  disc([866, 184], 11, '#EADBC0') +
  disc([900, 212], 15, '#EADBC0') +
  disc([906, 174], 7, '#EADBC0') +
  hills(500, '#2E3767', '#6F78AE', 4) +
  floor(520, '#3B4375', '#464E82') +
  ellipse([640, 654], 520, 58, '#525A90') +
  candle([150, 596], 54) +
  candle([196, 608], 34) +
  candle([1096, 604], 42) +
  greenery({ at: [70, 610], kind: 'fan', scale: 1.05, green: '#3F5F74', pot: '#5A639C' }) +
  greenery({ at: [1196, 604], kind: 'palm', scale: 1.05, green: '#3F5F74', pot: '#5A639C' })
