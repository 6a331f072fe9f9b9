import { beard } from './beard.ts'
import { blend, darker, lighter } from './colour.ts'
import { ear } from './ear.ts'
import { drawFace } from './face.ts'
import { type HeadForm, headForm } from './headForm.ts'
import { spot } from './patch.ts'
import type { Person } from './person.ts'
import { type RoundForm, roundForm } from './roundForm.ts'
import { fill, stroke } from './shapes.ts'
import { tailPiece } from './tail.ts'
import { type Frame, times, unit, type Vector, within } from './vector.ts'
import { depthOf, type Piece, type View } from './view.ts'

/** Where the middle of the head is from the neck's upper end, in the head's frame. */
const MIDDLE: Vector = [8, 29, 0]
/** The light comes from the picture's upper right and from before it: right, down, nearer. */
const LIGHT: Vector = [0.36, -0.54, 0.76]
/** The shade reaches so far around its middle, in degrees. */
const SHADED = 95

/** Dark hair shows its strands lighter, light hair darker. */
const strandColour = (hair: string) => (parseInt(hair.slice(1, 3), 16) > 120 ? darker(hair, 0.3) : lighter(hair, 0.22))

function drawHair(form: RoundForm, { hair, strands, knots }: HeadForm, colour: string, size: number): string {
  const lines = strands.map((strand) => form.line(strand)).join('')
  const knot = knots.map((patch) => form.patch(patch)).join('')
  return (
    fill(form.patch(hair), colour) +
    (knot && fill(knot, darker(colour, 0.13))) +
    (lines && stroke(lines, strandColour(colour), Math.round(15 * size) / 10, 'opacity=".5"'))
  )
}

/** A head on the upper end `at` of the neck; `frame.forward` is where the nose points. */
export function drawHead(view: View, at: Vector, frame: Frame, person: Person): Piece[] {
  const middle = within(at, frame, MIDDLE)
  const head = headForm(person)
  const { skin, hair } = person
  const form = roundForm(view, middle, frame, head.relief)
  const ears = head.style.ears ? ([1, -1] as const).map((side) => ear(view, form, middle, frame, side, person)) : []
  const shade = form.patch(spot(form.fromPicture(unit(times(LIGHT, -1))), SHADED, 1, 48))
  const svg =
    ears.map(({ svg: drawn, near }) => (near ? '' : drawn)).join('') +
    // Where locks overhang the skin, hair shows between the two parts.
    fill(form.core(), hair) +
    fill(form.patch(head.skin), skin) +
    (person.beard ? fill(form.patch(beard.patch), blend(hair, skin, person.beard === 'short' ? 0.3 : 0.06)) : '') +
    drawHair(form, head, hair, view.scale) +
    fill(shade, '#4A1F3C', 'opacity=".13"') +
    drawFace(form, person, view.scale) +
    ears.map(({ svg: drawn, near }) => (near ? drawn : '')).join('')
  const depth = Math.max(depthOf(view, at), depthOf(view, middle))
  return [...(head.style.tail ? [tailPiece(view, middle, frame, person, depth)] : []), { depth, svg }]
}
