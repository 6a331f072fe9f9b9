import assert from 'node:assert/strict'
import { test } from 'node:test'
import { people } from '../figures/people.ts'
import { drawFigure } from '../rig/figure.ts'
import { changed, feet, legs, standing } from '../rig/pose.ts'
import { bones } from '../rig/bones.ts'
import { bodyOf } from '../rig/skeleton.ts'
import { type Piece, project, type View } from '../rig/view.ts'
import { rooms } from '../scenery/rooms.ts'
import { chair, chairSizes } from './chair.ts'
import { wheelchair } from './wheelchair.ts'
import { wheelchairSizes } from './wheelchairSizes.ts'

const here = { at: [0, 0, 0] as const }
const fromTurn = (turn: number): View => ({ turn, pitch: 8, at: [640, 640], scale: 1 })

const heights = (svg: string) => [...svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, , y]) => Number(y))
/** Seat and back come last among a chair's pieces. */
const seatAndBack = (pieces: Piece[]) => pieces.slice(-2) as [seat: Piece, back: Piece]

const seats = {
  chair: { draw: (view: View) => seatAndBack(chair(view, here)), height: chairSizes.seatHeight, foot: 0 },
  wheelchair: {
    draw: (view: View) => seatAndBack(wheelchair(view, here)),
    height: wheelchairSizes.seatHeight,
    foot: wheelchairSizes.footrestHeight,
  },
}

for (const [name, { draw, height, foot }] of Object.entries(seats)) {
  test(`the ${name}’s cushion ends at the height where bodies sit`, () => {
    const level: View = { ...fromTurn(0), pitch: 0 }
    const top = Math.min(...heights(draw(level)[0].svg))
    assert.ok(Math.abs(top - project(level, [0, height, 0])[1]) < 1, `its top is drawn at ${top}`)
  })

  test(`whoever sits is drawn over the ${name}’s seat and back`, () => {
    const body = bodyOf(
      changed(standing, {
        at: [0, height + 38, 0],
        ...legs({ raise: 90, knee: 90 }),
        holds: feet({ on: 'scene', at: [bones.thigh, foot + bones.ankle, 30] }),
      }),
    )
    for (const turn of [0, 20, 45, 60, 90]) {
      const view = fromTurn(turn)
      const farthest = Math.min(...drawFigure(view, body, people.samuel).map(({ depth }) => depth))
      for (const { depth } of draw(view)) assert.ok(depth < farthest, `from turn ${turn}`)
    }
  })
}

test('names inside a room’s drawing belong to that room alone', () => {
  const names = Object.values(rooms).flatMap((room) => [...room.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  assert.equal(new Set(names).size, names.length)
})
