import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Film, framesOf, FRAMES_PER_SECOND } from './films/film.ts'
import { films } from './films/films.ts'
import { proved } from './proof.ts'
import { distance, type Vector } from './rig/vector.ts'

const skip = proved()

/** Seen on a screen, half a unit of 1280 is still. */
const STILL = 0.5
/** Faster than this between two frames is a jump, not a movement. */
const JUMP_DEGREES = 12
/** So far a foot may press into a mat. */
const PRESSED = 3

/** The rig's numbers of every frame; a posture that comes again has the same. */
function numbersOf(film: Film) {
  const known = new Map<string, ReturnType<typeof measure>>()
  const measure = (second: number) => {
    const { joints, contacts, lowest } = film.at(second)
    return { joints: joints(), contacts: contacts(), lowest: lowest() }
  }
  return [...framesOf(film)].map((second) => {
    const { motion, posture } = film.at(second)
    const numbers = known.get(posture) ?? measure(second)
    known.set(posture, numbers)
    return { second, motion, ...numbers }
  })
}

for (const film of films) {
  test(`${film.slug} moves as a body does`, { skip }, async (scope) => {
    const frames = numbersOf(film)

    await scope.test('no joint bends beyond its limit or jumps', () => {
      let before = frames[0]?.joints ?? []
      for (const { second, joints } of frames) {
        joints.forEach(({ joint, degrees, from, to }, index) => {
          assert.ok(degrees >= from && degrees <= to, `${joint} is at ${degrees}° in second ${second}`)
          const moved = Math.abs(degrees - (before[index]?.degrees ?? degrees))
          assert.ok(moved < JUMP_DEGREES, `${joint} jumps by ${moved}° in second ${second}`)
        })
        before = joints
      }
    })

    await scope.test('what is planted stays where it is planted', () => {
      let planted: Record<string, Vector> = {}
      for (const { second, motion, contacts } of frames) {
        for (const [name, point] of Object.entries(contacts)) {
          const slid = distance(point, planted[name] ?? point)
          assert.ok(slid < STILL, `${name} slid by ${slid} in second ${second} (${motion})`)
        }
        // What was let go may be planted anew elsewhere.
        planted = Object.fromEntries(Object.entries(contacts).map(([name, point]) => [name, planted[name] ?? point]))
      }
      assert.notDeepEqual(planted, {})
    })

    await scope.test('nothing sinks into the floor', () => {
      for (const {
        second,
        lowest: { part, height },
      } of frames) {
        assert.ok(height > -PRESSED, `${part} is ${-height} under the floor in second ${second}`)
      }
    })

    await scope.test('no second of an exercise is a still picture', () => {
      const seconds = frames.filter((_, frame) => frame % FRAMES_PER_SECOND === 0)
      const pictures = new Set(seconds.map(({ second }) => film.at(second).scene()))
      assert.ok(pictures.size > 20, `${film.slug} shows ${pictures.size} different seconds`)
    })
  })
}
