import { darker } from '../../rig/colour.ts'
import { disc, ellipse, fill, stroke } from '../../rig/shapes.ts'
import { board, framed, towels } from '../furniture/shelf.ts'
import { greenery } from '../greenery.ts'
import { gradient, ground, windowLight } from '../light.ts'
import { floor, panelling, skirting } from '../surfaces.ts'

const horizon = 520
const wood = '#D9B384'
const ladder =
  [1046, 1206]
    .map((x) => fill(`M${x - 9} 96h18v424h-18Z`, wood) + fill(`M${x - 9} 96h6v424h-6Z`, darker(wood, 0.1)))
    .join('') +
  Array.from({ length: 9 }, (_, index) => fill(`M1046 ${128 + index * 42}h160v9h-160Z`, darker(wood, 0.04))).join('')
const couch =
  ellipse([214, 578], 176, 11, '#3a2d2a', 'opacity=".1"') +
  stroke('M96 486L84 574M330 486L342 574M96 540H330', '#D3C3A8', 9) +
  '<rect x="52" y="444" width="324" height="44" rx="16" fill="#6FA493"/>' +
  '<rect x="52" y="444" width="324" height="24" rx="12" fill="#82B3A3"/>' +
  '<rect x="60" y="424" width="86" height="26" rx="13" fill="#F6F3EA"/>'

/** A friendly treatment room in sage: wall bars, a couch, a ball. Horizon 520; stand at 560–700. */
export const practice =
  gradient('practice-wall', ['#D3E5DB', '#EFF4EA']) +
  ground('url(#practice-wall)') +
  disc([630, 290], 240, '#FFFFFF', 'opacity=".32"') +
  panelling(420, horizon, '#CFE0D5', '#F6F7F0') +
  ladder +
  framed(
    [212, 214],
    128,
    160,
    '#F8F5EA',
    disc([0, -34], 34, '#F6CFA6') +
      fill('M-64 20C-30 -2 10 6 64 -6V80H-64Z', '#A9CBBB') +
      fill('M-64 48C-20 30 30 56 64 40V80H-64Z', '#7FAE9C'),
  ) +
  board([322, 300], 132, wood) +
  towels([352, 300], '#F6F1E4') +
  greenery({ at: [424, 298], kind: 'stem', scale: 0.4, green: '#6E9C86', pot: '#D98E5F' }) +
  floor(horizon, '#DDE0CE', '#ECEBDC') +
  skirting(horizon, 13) +
  windowLight({ left: 420, width: 320, from: horizon, lean: -150, panes: 3, colour: '#FFFFFF', opacity: 0.5 }) +
  couch +
  ellipse([974, 590], 56, 8, '#3a2d2a', 'opacity=".12"') +
  disc([978, 536], 54, '#D98E5F') +
  disc([984, 528], 43, '#E3A177') +
  greenery({ at: [1198, 604], kind: 'rubber', scale: 1.02, green: '#5F9484', pot: '#F4EFE3' })
