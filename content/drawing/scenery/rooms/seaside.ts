import type { Point } from '../../rig/geometry.ts'
import { ellipse, fill } from '../../rig/shapes.ts'
import { cloud, ridge } from '../landscape.ts'
import { glow, gradient, ground } from '../light.ts'
import { standing } from '../standing.ts'

/** Blades of a tuft: turn, height, darker or lighter. */
const blades = [
  [-34, 84, '#7D9884'],
  [-20, 68, '#8FA68C'],
  [-8, 52, '#7D9884'],
  [6, 84, '#8FA68C'],
  [18, 68, '#7D9884'],
  [32, 52, '#8FA68C'],
] as const
const grass = (at: Point, size: number) =>
  standing(
    at,
    blades
      .map(
        ([turn, height, green]) =>
          `<g transform="rotate(${turn})">${fill(`M-3 0C-4 -30 -2 -50 ${turn / 4} ${-height}C4 -50 4 -24 4 0Z`, green)}</g>`,
      )
      .join(''),
    size,
  )

/** Dawn over a still sea, with a sandy shore. Horizon 440, shore from 540; stand at 640 with the sun behind. */
export const seaside =
  gradient('seaside-sky', ['#C9D0EA', '#EBDDE6', '#FBE6D3']) +
  ground('url(#seaside-sky)') +
  glow([640, 330], 126, '#FCD9B4', '#FDEBD6') +
  cloud([260, 150], 1.2, '#FFFFFF', 0.5) +
  cloud([1040, 196], 0.95, '#FFFFFF', 0.45) +
  cloud([880, 96], 0.6, '#FFFFFF', 0.35) +
  fill(`${ridge([-6, -30, -44, -26, -6, 0, 0, 0, 0, -8, -34, -52, -40], 436)}V450H-40Z`, '#C3C6E0') +
  fill('M0 434H1280V580H0Z', '#AEB9DC') +
  fill('M0 434H1280V462H0Z', '#BFC7E2') +
  (
    [
      [520, 470, 240],
      [560, 486, 170],
      [596, 500, 120],
      [576, 516, 150],
      [610, 530, 80],
    ] as const
  )
    .map(([x, y, width]) =>
      fill(`M${x} ${y}h${width}q5 0 5 4t-5 4h${-width}q-5 0 -5 -4t5 -4Z`, '#FBE0C4', 'opacity=".75"'),
    )
    .join('') +
  fill('M196 438C216 438 246 438 262 438L252 450H208Z', '#8F97C4') +
  fill('M228 434V370C246 390 254 414 254 434Z', '#FFFDF6') +
  fill('M222 434V384C210 404 204 420 202 434Z', '#EDEAF2') +
  fill(`${ridge([0, 10, 4, -8, -14, -6, 6, 4, -4], 552)}V720H-40Z`, '#FFFFFF', 'opacity=".55"') +
  fill(`${ridge([4, 14, 8, -4, -10, -2, 10, 8, 0], 560)}V720H-40Z`, '#F3E2CB') +
  ellipse([640, 664], 460, 52, '#F8EBD8') +
  fill(`${ridge([-46, -30, 6, 40, 60, 70, 60, 30, -24, -40], 650)}V720H-40Z`, '#E9D3B5') +
  grass([96, 640], 1.15) +
  grass([160, 654], 0.8) +
  grass([1196, 642], 1.2) +
  grass([1128, 660], 0.76)
