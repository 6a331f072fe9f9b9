import { disc, fill, ring, stroke } from '../../rig/shapes.ts'
import { defs, fade, glow, hill } from '../drawing.ts'
import { wordmark } from '../wordmark.ts'

const poplar = (x: number, y: number, height: number, colour: string) =>
  `<g transform="translate(${x} ${y}) scale(${height / 100})">` +
  fill('M0 0C-20 -20 -13 -75 0 -100C13 -75 20 -20 0 0Z', colour) +
  stroke('M0 -40V5', colour, 5.5) +
  '</g>'

const bird = (x: number, y: number, size: number) =>
  stroke(
    `M${x - size} ${y}q${size / 2} ${-size / 2} ${size} 0q${size / 2} ${-size / 2} ${size} 0`,
    '#93450F',
    3,
    'opacity=".55"',
  )

/** The sun comes up over five rows of hills. */
export const sunrise =
  defs(
    fade('sky', [0, '#FDF3E6'], [0.45, '#FCE3C4'], [0.75, '#F8C893']),
    glow('halo', [0, '#FFF3DC'], [0.5, '#FFE7C2', 0.75], [1, '#FFE7C2', 0]),
    fade('sun', [0, '#F6AE6C'], [1, '#F9C48D']),
    fade('mist', [0, '#FFF3E0', 0], [1, '#FFF3E0', 0.55]),
  ) +
  '<rect width="1200" height="750" fill="url(#sky)"/>' +
  disc([800, 372], 420, 'url(#halo)') +
  ring([800, 372], 250, '#FFFFFF', 3, 'opacity=".6"') +
  ring([800, 372], 202, '#FFFFFF', 3, 'opacity=".75"') +
  disc([800, 372], 154, 'url(#sun)') +
  bird(486, 236, 17) +
  bird(540, 206, 13) +
  bird(444, 200, 10) +
  hill(
    [
      [0, 442],
      [150, 404],
      [310, 428],
      [470, 384],
      [640, 424],
      [820, 398],
      [1010, 356],
      [1200, 402],
    ],
    750,
    '#E9B98F',
  ) +
  hill(
    [
      [0, 470],
      [180, 474],
      [360, 438],
      [560, 474],
      [760, 452],
      [960, 430],
      [1200, 462],
    ],
    750,
    '#BCC9AE',
  ) +
  '<rect y="430" width="1200" height="100" fill="url(#mist)"/>' +
  hill(
    [
      [0, 500],
      [170, 492],
      [380, 520],
      [600, 486],
      [820, 516],
      [1020, 492],
      [1200, 504],
    ],
    750,
    '#86B09E',
  ) +
  poplar(934, 504, 66, '#5E9384') +
  poplar(962, 502, 84, '#5E9384') +
  poplar(990, 500, 58, '#5E9384') +
  hill(
    [
      [0, 548],
      [220, 572],
      [450, 538],
      [690, 566],
      [930, 534],
      [1200, 560],
    ],
    750,
    '#3F8172',
  ) +
  poplar(196, 574, 104, '#2B6A5C') +
  poplar(238, 575, 136, '#2B6A5C') +
  poplar(276, 572, 92, '#2B6A5C') +
  fill(
    'M712 752C742 690 842 676 830 634C821 606 752 600 766 570C774 556 800 552 812 544L820 546C812 558 794 564 790 576' +
      'C786 596 874 602 884 636C894 676 838 700 836 752Z',
    '#F7DDB8',
    'opacity=".85"',
  ) +
  hill(
    [
      [0, 618],
      [240, 604],
      [470, 650],
      [640, 660],
      [726, 690],
      [760, 752],
    ],
    752,
    '#0F5B4F',
  ) +
  hill(
    [
      [820, 752],
      [850, 690],
      [960, 640],
      [1090, 626],
      [1200, 642],
    ],
    752,
    '#0F5B4F',
  ) +
  hill(
    [
      [0, 692],
      [200, 676],
      [420, 712],
      [620, 730],
      [700, 752],
    ],
    752,
    '#0A443B',
  ) +
  wordmark([64, 100], 36, '#0F5B4F')
