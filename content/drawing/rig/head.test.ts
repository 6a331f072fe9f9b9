import assert from 'node:assert/strict'
import { test } from 'node:test'
import { people } from '../figures/people.ts'
import { darker } from './colour.ts'
import { drawHead } from './head.ts'
import { headForm } from './headForm.ts'
import type { Person } from './person.ts'
import { roundForm } from './roundForm.ts'
import { bent, upright } from './vector.ts'

const viewAt = (turn: number) => ({ turn, pitch: 8, at: [0, 0] as const, scale: 1 })
const everyone: [string, Person][] = Object.entries(people)

/** The area within an SVG outline; parts that run the other way are holes. */
function area(path: string): number {
  return Math.abs(
    path.split('Z').reduce((sum, part) => {
      const points = part
        .slice(1)
        .split('L')
        .map((pair) => pair.split(' ').map(Number))
      return (
        sum +
        points.reduce((inner, [x = 0, y = 0], index) => {
          const [nextX = 0, nextY = 0] = points[(index + 1) % points.length] ?? []
          return inner + (x * nextY - nextX * y) / 2
        }, 0)
      )
    }, 0),
  )
}

test('eyes are drawn when a head faces the viewer, and not when it looks away', () => {
  for (const [name, person] of everyone) {
    const eyes = (turn: number) =>
      drawHead(viewAt(turn), [0, 0, 0], upright, person).some(({ svg }) =>
        svg.includes(`stroke="${darker(person.skin, 0.62)}"`),
      )
    assert.ok(eyes(90) && eyes(45) && eyes(0), `${name} has eyes`)
    assert.ok(!eyes(270) && !eyes(240), `${name} has none behind`)
  }
})

test('skin and hair cover the head between them from every side, and neither jumps as it turns', () => {
  for (const [name, person] of everyone) {
    const { relief, skin, hair } = headForm(person)
    let before: { skin: number; hair: number } | undefined
    for (let turn = 0; turn <= 360; turn += 4) {
      const form = roundForm(viewAt(turn), [0, 0, 0], bent(upright, 30 * Math.sin(turn / 40)), relief)
      const whole = area(form.core()) / 0.95 ** 2
      const now = { skin: area(form.patch(skin)) / whole, hair: area(form.patch(hair)) / whole }
      const sum = now.skin + now.hair
      assert.ok(sum > 0.97 && sum < 1.12, `${name} is covered ${sum.toFixed(2)} times at ${turn}`)
      if (before) {
        const jump = Math.max(Math.abs(now.skin - before.skin), Math.abs(now.hair - before.hair))
        assert.ok(jump < 0.09, `${name} changes by ${jump.toFixed(2)} at ${turn}`)
      }
      before = now
    }
  }
})
