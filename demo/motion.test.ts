import assert from 'node:assert/strict'
import { test } from 'node:test'
import { framesOf } from './films/film.ts'
import { films } from './films/films.ts'
import { distance } from './rig/geometry.ts'

/** Seen on a screen, half a unit of 1280 is still. */
const STILL = 0.5
/** Faster than this between two frames is a jump, not a movement. */
const JUMP_DEGREES = 12

for (const film of films) {
  test(`no joint of ${film.slug} bends beyond its limit or jumps`, () => {
    let before = film.at(0).joints()
    for (const second of framesOf(film)) {
      const joints = film.at(second).joints()
      joints.forEach(({ joint, degrees, from, to }, index) => {
        assert.ok(degrees >= from && degrees <= to, `${joint} is at ${degrees}° in second ${second}`)
        const moved = Math.abs(degrees - (before[index]?.degrees ?? degrees))
        assert.ok(moved < JUMP_DEGREES, `${joint} jumps by ${moved}° in second ${second}`)
      })
      before = joints
    }
  })

  test(`hands, feet and back of ${film.slug} stay where they are planted`, () => {
    let motion = ''
    let planted: ReturnType<ReturnType<typeof film.at>['contacts']> = {}
    for (const second of framesOf(film)) {
      const instant = film.at(second)
      if (instant.repetition === 0) continue
      if (instant.motion !== motion) [motion, planted] = [instant.motion, instant.contacts()]
      for (const [name, point] of Object.entries(instant.contacts())) {
        const slid = distance(point, planted[name] ?? point)
        assert.ok(slid < STILL, `${name} slid by ${slid} in second ${second} (${motion})`)
      }
    }
    assert.notEqual(motion, '')
  })
}

test('every film moves: no second of an exercise is a still picture', () => {
  for (const film of films) {
    const pictures = new Set([...framesOf(film)].filter((_, frame) => frame % 25 === 0).map((second) => film.at(second).draw()))
    assert.ok(pictures.size > 20, `${film.slug} shows ${pictures.size} different seconds`)
  }
})
