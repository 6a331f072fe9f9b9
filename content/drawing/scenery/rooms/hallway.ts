import { blend } from '../../rig/colour.ts'
import { disc, fill, stroke } from '../../rig/shapes.ts'
import { colourWays } from '../colourWays.ts'
import { greenery } from '../greenery.ts'
import { glow, gradient, ground } from '../light.ts'
import { floor, skirting } from '../surfaces.ts'

const { wall, plant, pot } = colourWays.indigo
const horizon = 514
const bench =
  fill('M52 466H292V480H52Z', '#C99B74') +
  fill('M52 476H292V480H52Z', '#AD8160') +
  stroke('M78 480L70 566M266 480L274 566', '#B98B66', 9) +
  '<rect x="86" y="446" width="96" height="22" rx="11" fill="#F1C9A8"/>'
const hooks =
  fill('M86 196H288V210H86Z', '#C99B74') +
  [112, 162, 212, 262].map((x) => disc([x, 214], 6, '#8D93C6')).join('') +
  fill('M146 212Q162 202 178 212L182 318H160L162 224L158 338H134Z', '#A9B0D8') +
  fill('M146 212L158 220L154 338H134Z', '#989FCC') +
  fill('M136 322h22v7h-22ZM161 302h20v7h-20Z', '#F1C9A8') +
  stroke('M262 214C250 250 254 262 262 270C272 262 274 250 262 214', '#E3A883', 5) +
  fill('M238 268H286L290 320Q290 328 282 328H242Q234 328 234 320Z', '#EBB592')

/** A plain indigo hall with a warm light; its right side is free for a wall. Horizon 514; stand at 420–680. */
export const hallway =
  gradient('hallway-wall', [blend(wall[0], '#CCD2EC', 0.4), '#EFECF3']) +
  ground('url(#hallway-wall)') +
  glow([520, 286], 150, '#FBDCC2', '#FBE6D6') +
  hooks +
  floor(horizon, '#DDDAE4', '#EBE7EC') +
  skirting(horizon, 13) +
  bench +
  greenery({ at: [352, 584], kind: 'stem', scale: 0.96, green: plant, pot })
