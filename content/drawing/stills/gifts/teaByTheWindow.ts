import { darker, lighter } from '../../rig/colour.ts'
import { disc, ellipse, fill, ring, stroke } from '../../rig/shapes.ts'
import { defs, fade, glow, hill, leaf } from '../drawing.ts'
import { wordmark } from '../wordmark.ts'

const outside =
  disc([760, 330], 300, 'url(#halo)') +
  ring([760, 330], 158, '#FFFFFF', 3, 'opacity=".8"') +
  disc([760, 330], 112, '#F8BC8B') +
  hill(
    [
      [0, 400],
      [180, 352],
      [380, 392],
      [560, 356],
      [800, 400],
      [1010, 346],
      [1200, 384],
    ],
    620,
    '#B9C0E2',
  ) +
  hill(
    [
      [0, 446],
      [220, 460],
      [460, 420],
      [700, 456],
      [920, 424],
      [1200, 452],
    ],
    620,
    '#98A2D0',
  ) +
  hill(
    [
      [0, 508],
      [260, 488],
      [520, 520],
      [780, 494],
      [1200, 516],
    ],
    620,
    '#6E7AB4',
  )

const frame = fill('M330 0H344V590H330ZM0 208H1200V220H0Z', '#FFFDF8') + fill('M1000 0H1014V590H1000Z', '#FFFDF8')

/** Half-sheer, so that the hills show through. */
const curtain =
  fill('M1040 0C1034 160 1090 300 1066 420C1056 480 1062 540 1058 590H1200V0Z', '#FFFDF8', 'opacity=".92"') +
  [1092, 1130, 1168]
    .map((x, index) => stroke(`M${x} 0C${x - 8} 170 ${x + 22} 320 ${x + 6 - index * 3} 590`, '#D5D8EC', 5))
    .join('')

const cup = '#F7EBDA'
const teaCup =
  ellipse([596, 668], 196, 18, '#1C2249', 'opacity=".16"') +
  ellipse([600, 660], 172, 20, lighter(cup, 0.4)) +
  ellipse([600, 655], 128, 12, darker(cup, 0.1)) +
  stroke('M712 556C770 540 786 612 704 616', cup, 20) +
  fill('M482 524H718C718 600 690 652 640 656H560C510 652 482 600 482 524Z', cup) +
  fill('M640 526H718C718 600 690 652 640 656H596C630 630 642 580 640 526Z', darker(cup, 0.1)) +
  ellipse([600, 524], 118, 20, lighter(cup, 0.5)) +
  ellipse([600, 526], 104, 15, '#B4653A') +
  ellipse([584, 524], 62, 7, '#CF8556') +
  stroke('M500 566C508 606 524 630 546 642', '#FFFFFF', 5, 'opacity=".7"')
const steam = [
  [560, 494],
  [604, 468],
  [648, 500],
]
  .map(([x = 0, y = 0]) =>
    stroke(
      'M0 0C-34 -42 34 -70 0 -116C-20 -144 -6 -162 8 -176',
      '#FFFFFF',
      9,
      `opacity=".75" transform="translate(${x} ${y})"`,
    ),
  )
  .join('')

const book =
  ellipse([280, 676], 150, 12, '#1C2249', 'opacity=".14"') +
  fill('M140 640H414V668H140Q126 668 126 654T140 640Z', '#2F3A7A') +
  fill('M150 645H414V662H150Q141 662 141 653.5T150 645Z', '#FFFDF8') +
  fill('M158 610H400V638H158Q144 638 144 624T158 610Z', '#C97B56') +
  fill('M168 615H400V632H168Q159 632 159 623.5T168 615Z', '#FFFDF8')

const jarTwigs = [
  [-34, 130],
  [-12, 176],
  [14, 158],
  [36, 116],
] as const
const jar =
  ellipse([898, 670], 92, 12, '#1C2249', 'opacity=".14"') +
  jarTwigs
    .map(
      ([turn, length]) =>
        `<g transform="translate(896 566) rotate(${turn})">${stroke(`M0 60V${-length}`, '#5E8F86', 4)}` +
        leaf({ at: [0, -length + 10], turn: 4, length: 62, width: 20, colour: '#6FA096' }) +
        [0.3, 0.55, 0.8]
          .map((share, index) =>
            leaf({
              at: [0, -length * share],
              turn: index % 2 ? 52 : -52,
              length: 58,
              width: 18,
              colour: index % 2 ? '#6FA096' : '#84B1A6',
            }),
          )
          .join('') +
        '</g>',
    )
    .join('') +
  fill(
    'M848 556H944C940 580 962 600 958 634C956 658 940 664 924 664H868C852 664 836 658 834 634C830 600 852 580 848 556Z',
    '#56609F',
  ) +
  fill(
    'M908 556H944C940 580 962 600 958 634C956 658 940 664 924 664H896C924 640 914 590 908 556Z',
    darker('#56609F', 0.18),
  ) +
  fill('M840 548H952V562H840Z', '#7680BC')

/** A cup of tea on the sill, before a bluish morning. */
export const teaByTheWindow =
  defs(
    fade('sky', [0, '#DDE1F3'], [0.7, '#FBE9DC'], [1, '#FBE2CC']),
    glow('halo', [0, '#FFF1E0'], [0.4, '#FFEBD6', 0.8], [1, '#FFEBD6', 0]),
    fade('sill', [0, '#FFFDF8'], [1, '#ECE8EA']),
  ) +
  '<rect width="1200" height="750" fill="url(#sky)"/>' +
  outside +
  frame +
  curtain +
  '<rect y="590" width="1200" height="160" fill="url(#sill)"/><rect y="590" width="1200" height="10" fill="#D3D3E3"/>' +
  fill('M0 600H1200V622L0 612Z', '#B9BCD8', 'opacity=".3"') +
  book +
  jar +
  steam +
  teaCup +
  wordmark([64, 100], 36, '#2F3A7A')
