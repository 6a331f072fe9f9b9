import { darker, lighter } from '../../rig/colour.ts'
import { disc, ellipse, fill, ring, stroke } from '../../rig/shapes.ts'
import { defs, fade, hill, leaf } from '../drawing.ts'
import { wordmark } from '../wordmark.ts'

const arch = (margin: number) =>
  `M${620 - margin} ${470 + margin}V250A${170 + margin} ${170 + margin} 0 0 1 ${960 + margin} 250V${470 + margin}Z`

const window =
  fill(arch(16), '#FFFDF8') +
  `<clipPath id="pane"><path d="${arch(0)}"/></clipPath><g clip-path="url(#pane)">` +
  `<rect x="620" y="80" width="340" height="390" fill="url(#sky)"/>` +
  ring([846, 318], 116, '#FFFFFF', 3, 'opacity=".7"') +
  disc([846, 318], 82, '#F6B078') +
  hill(
    [
      [600, 372],
      [700, 340],
      [800, 366],
      [980, 330],
    ],
    480,
    '#E3A99B',
  ) +
  hill(
    [
      [600, 410],
      [720, 400],
      [860, 426],
      [980, 398],
    ],
    480,
    '#C98377',
  ) +
  hill(
    [
      [600, 448],
      [740, 446],
      [860, 462],
      [980, 440],
    ],
    480,
    '#A9655E',
  ) +
  '</g>' +
  stroke('M790 80V470M620 262H960', '#FFFDF8', 9) +
  fill('M588 478H992V498H588Z', '#FFFDF8') +
  fill('M588 498H992V505H588Z', '#D9A79B', 'opacity=".6"')

const [mat, clay] = ['#2F7467', '#D9805B']
/** A rolled mat seen at its end, with the strap that holds it. */
const rolledMat =
  ellipse([660, 668], 178, 16, '#3a2d2a', 'opacity=".12"') +
  fill('M498 560H792A52 52 0 0 1 792 664H498Z', mat) +
  fill('M498 636H822A52 52 0 0 1 792 664H498Z', darker(mat, 0.14)) +
  fill('M690 560h20a52 52 0 0 1 0 104h-20a52 52 0 0 0 0-104Z', '#F7E4CB') +
  fill('M596 560h20a52 52 0 0 1 0 104h-20a52 52 0 0 0 0-104Z', '#F7E4CB') +
  disc([498, 612], 52, lighter(mat, 0.2)) +
  stroke(
    'M498 612a8 8 0 0 1 8 8a16 16 0 0 1-16 14a24 24 0 0 1-22-24a32 32 0 0 1 32-30a40 40 0 0 1 38 40',
    darker(mat, 0.05),
    6,
  )

/** A cushion from the side, its foot at y; `half` is half as wide as it stands. */
function pillow(y: number, half: number, colour: string): string {
  const [edge, wide] = [half + 14, half + 22]
  const seam = `M${-edge} -34C-60 -22 60 -22 ${edge} -34`
  return (
    `<g transform="translate(960 ${y})">` +
    fill(
      `M${-half} 0C${-wide} -34 ${-edge} -66 ${14 - half} -70C-60 -82 60 -82 ${half - 14} -70C${edge} -66 ${wide} -34 ${half} 0` +
        `C60 8 -60 8 ${-half} 0Z`,
      colour,
    ) +
    fill(
      `${seam}C${half + 12} -20 ${half + 6} -8 ${half} 0C60 8 -60 8 ${-half} 0C${-half - 6} -8 ${-half - 12} -20 ${-edge} -34` +
        `Z`,
      darker(colour, 0.13),
    ) +
    stroke(seam, lighter(colour, 0.35), 3, 'transform="translate(0 -2)"') +
    '</g>'
  )
}

const cushions =
  ellipse([960, 666], 176, 15, '#3a2d2a', 'opacity=".12"') + pillow(660, 132, clay) + pillow(586, 108, '#F3D9C6')

const leaves = [
  [-62, 128],
  [-34, 176],
  [-10, 206],
  [16, 188],
  [42, 150],
  [66, 108],
] as const
const plant =
  ellipse([250, 668], 96, 12, '#3a2d2a', 'opacity=".12"') +
  leaves
    .map(([turn, length], index) =>
      leaf({ at: [246, 556], turn, length, width: 24, colour: index % 2 ? '#6F9A86' : '#5B8876' }),
    )
    .join('') +
  fill('M188 546H304L290 656Q288 664 278 664H214Q204 664 202 656Z', '#B4653A') +
  fill('M252 546H304L290 656Q288 664 278 664H246Z', darker('#B4653A', 0.16), 'opacity=".5"') +
  fill('M182 534H310V560H182Z', '#C87E52')

/** A rolled mat and two cushions wait by a window. */
export const quietCorner =
  defs(
    fade('wall', [0, '#F3D2C9'], [1, '#FBEBE2']),
    fade('sky', [0, '#FDEFE0'], [1, '#FAD3B4']),
    fade('floor', [0, '#F1DACD'], [1, '#FAF0E8']),
  ) +
  '<rect width="1200" height="750" fill="url(#wall)"/>' +
  window +
  '<rect y="590" width="1200" height="160" fill="url(#floor)"/><rect y="578" width="1200" height="12" fill="#FFFDF8" opacity=".8"/>' +
  fill('M470 604H760L620 752H250Z', '#FFFFFF', 'opacity=".42"') +
  plant +
  cushions +
  `<g transform="translate(-44 8)">${rolledMat}</g>` +
  wordmark([64, 100], 36, '#7A3F3A')
