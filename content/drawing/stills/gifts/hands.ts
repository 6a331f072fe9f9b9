import { blend, darker, lighter } from '../../rig/colour.ts'
import { disc, fill, ring, stroke } from '../../rig/shapes.ts'
import { defs, fade, glow, leaf } from '../drawing.ts'
import { wordmark } from '../wordmark.ts'

const skin = '#D99A72'
const shade = blend(darker(skin, 0.06), '#B4472E', 0.16)
const sleeve = '#0F5B4F'

/** The left of two cupped hands: fingers go from its back to the middle line x = 0, the uppermost along the rim. */
const fingers = [
  [-176, 0, 8, 52],
  [-166, 46, 52, 54],
  [-146, 92, 96, 50],
  [-114, 134, 134, 42],
] as const
const hand =
  fill('M-226 6C-252 70 -232 150 -172 206L-214 330H-84L-60 214C-20 206 0 190 0 160V0Z', shade) +
  fill('M-226 6C-246 66 -228 140 -168 198L-206 330H-110L-92 210C-60 196 -50 60 -120 0Z', skin) +
  [...fingers]
    .reverse()
    .map(
      ([x, y, tip, width]) =>
        stroke(`M${x} ${y + 4}Q${x / 2} ${y + 30} -22 ${tip + 4}`, shade, width) +
        stroke(`M${x} ${y}Q${x / 2} ${y + 26} -24 ${tip}`, skin, width - 5),
    )
    .join('') +
  stroke('M-212 44C-214 -6 -190 -34 -140 -50', shade, 50) +
  stroke('M-212 40C-213 -8 -190 -37 -142 -53', lighter(skin, 0.06), 44)
const cuff =
  fill('M-246 312C-200 288 -120 288 -66 306L-50 420H-270Z', sleeve) +
  stroke('M-246 320C-200 298 -120 298 -66 316', lighter(sleeve, 0.2), 7)

const sprout =
  stroke('M0 60C4 10 -6 -40 2 -96', '#4F8F7F', 9) +
  leaf({ at: [0, -20], turn: -56, length: 116, width: 40, colour: '#6FA58F' }) +
  leaf({ at: [-1, -44], turn: 54, length: 130, width: 44, colour: '#4F8F7F' }) +
  leaf({ at: [2, -90], turn: -8, length: 96, width: 30, colour: '#86B7A2' })

/** Two hands hold what has begun to grow. */
export const hands =
  defs(
    fade('ground', [0, '#E9F0E6'], [1, '#FBF3E6']),
    glow('halo', [0, '#FFF0D2'], [0.5, '#FFE9C4', 0.8], [1, '#FFE9C4', 0]),
    fade('sun', [0, '#F8BE80'], [1, '#FBD7A8']),
  ) +
  '<rect width="1200" height="750" fill="url(#ground)"/>' +
  disc([760, 320], 460, 'url(#halo)') +
  ring([760, 320], 270, '#FFFFFF', 3, 'opacity=".8"') +
  ring([760, 320], 224, '#FFFFFF', 3, 'opacity=".9"') +
  disc([760, 320], 178, 'url(#sun)') +
  '<g transform="translate(760 430)">' +
  fill('M-190 10C-150 -40 150 -40 190 10C150 50 -150 50 -190 10Z', darker(skin, 0.26)) +
  fill('M-150 10C-90 -34 90 -34 150 10C120 40 -120 40 -150 10Z', '#6B4A3A') +
  sprout +
  [1, -1].map((side) => `<g transform="scale(${side} 1)">${hand}${cuff}</g>`).join('') +
  '</g>' +
  wordmark([64, 100], 36, '#0F5B4F')
