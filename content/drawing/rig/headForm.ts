import { beard, moustache } from './beard.ts'
import { soft } from './curve.ts'
import { type Lock, type Style, styles } from './hair.ts'
import type { Person } from './person.ts'
import { type Relief, relief } from './relief.ts'
import { type Patch, spot } from './patch.ts'
import { type Bearing, bearingOf, skullReach, towards } from './skull.ts'
import { between, degrees, dot, unit, type Vector } from './vector.ts'

/** A head's form with hair and beard, its two parts, and what shows how the hair lies: lines, and a knot set off. */
export type HeadForm = { relief: Relief; skin: Patch; hair: Patch; strands: Vector[][]; knots: Patch[]; style: Style }

/** How far a ball of hair reaches along a direction. */
function lockReach({ middle, out, radius }: Lock, direction: Vector): number {
  const along = dot(middle, direction) * out
  const room = radius * radius - out * out + along * along
  return room > 0 && along > 0 ? along + Math.sqrt(room) : 0
}

function headRelief(person: Person, { line, depth, locks }: Style): Relief {
  const skull = skullReach(person)
  return relief((bearing) => {
    const [around, down] = bearing
    const direction = towards(bearing)
    const within = line(around) - down
    const hair = depth(bearing) * soft(within / 9)
    const onFace =
      (person.beard ? beard.depth(bearing) * (person.beard === 'short' ? 0.45 : 1) : 0) +
      (person.moustache ? moustache.depth(bearing) : 0)
    const capped = skull(bearing) + hair
    const beyond = Math.max(0, ...locks.map((lock) => lockReach(lock, direction) - capped))
    return capped + onFace + beyond * soft((within + 3) / 13)
  })
}

const STEPS = 120

/** The bearings along a hairline, from the nape over the right side and the forehead. */
const alongLine = ({ line }: Style, under = 0) =>
  Array.from({ length: STEPS }, (_, index): Bearing => {
    const around = 180 - (index * 360) / STEPS
    return [around, line(around) - under]
  })

const hairPatch = (style: Style): Patch => ({
  edge: alongLine(style).map(towards),
  holds: (direction) => {
    const [around, down] = bearingOf(direction)
    return down < style.line(around)
  },
})

/** The skin reaches on under the hair, in degrees. */
const UNDER_HAIR = 4

const skinPatch = (style: Style): Patch => ({
  edge: alongLine(style, UNDER_HAIR).reverse().map(towards),
  holds: (direction) => {
    const [around, down] = bearingOf(direction)
    return down > style.line(around) - UNDER_HAIR
  },
})

/** A line by the shortest way over the head. */
const strand = (from: Vector, to: Vector) => Array.from({ length: 9 }, (_, index) => unit(between(from, to, index / 8)))

const forms = new WeakMap<Person, HeadForm>()

/** A person's head, made once. */
export function headForm(person: Person): HeadForm {
  const known = forms.get(person)
  if (known) return known
  const style = styles[person.hairStyle]
  const made = {
    relief: headRelief(person, style),
    skin: skinPatch(style),
    hair: hairPatch(style),
    style,
    strands: style.strands.map(([from, to]) => strand(towards(from), towards(to))),
    knots: style.knot
      ? style.locks.map(({ middle, out, radius }) => spot(middle, degrees(Math.asin(radius / out)) - 1))
      : [],
  }
  forms.set(person, made)
  return made
}
