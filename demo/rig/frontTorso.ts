import { darker } from './colour.ts'
import { chain, type Point, round } from './geometry.ts'
import type { Person } from './person.ts'
import { fill } from './shapes.ts'

/** `collar` is the middle between the shoulders, `hips` the middle of the hips; shoulders may rise and widen. */
export type FrontTorso = {
  collar: Point
  hips: Point
  shoulders: [left: Point, right: Point]
  elbows?: [left: Point, right: Point]
  /** Breath in the chest, 0 to 1. */
  breath?: number
}

/** One side of the shirt from the collar to the hem, or back up when `upwards`. */
function sideSeam({ collar, hips, shoulders, breath = 0 }: FrontTorso, person: Person, side: 1 | -1) {
  const build = person.build ?? 1
  const shoulder = shoulders[side === -1 ? 0 : 1]
  const at = (dx: number, y: number) => `${round(collar[0] + dx * side)} ${round(y)}`
  const outer = (dx: number, dy: number) => `${round(shoulder[0] + dx * side)} ${round(shoulder[1] + dy)}`
  const hem = (dx: number, dy: number) => `${round(hips[0] + dx * side)} ${round(hips[1] + dy)}`
  const top = collar[1]
  const lift = shoulder[1] - top
  const waist = 44 * build + breath * 3.5
  const bottom = 46 * build
  const waistY = top + (hips[1] - top) * 0.62
  return {
    neck: at(18, top - 12),
    down: `C${at(34, top - 4 + (lift - 26) * 0.5)} ${outer(0, -26)} ${outer(6, -2)}`
      + `C${outer(4, 34)} ${at(waist + breath * 4, top + 80)} ${at(waist, waistY)}`
      + `C${at(waist, hips[1] - 20)} ${hem(bottom, -10)} ${hem(bottom, 14)}`,
    up: `C${hem(bottom, -10)} ${at(waist, hips[1] - 20)} ${at(waist, waistY)}`
      + `C${at(waist + breath * 4, top + 80)} ${outer(4, 34)} ${outer(6, -2)}`
      + `C${outer(0, -26)} ${at(34, top - 4 + (lift - 26) * 0.5)} ${at(18, top - 12)}`,
    hem: hem(bottom, 14),
  }
}

/** A shirt seen from the front, with the open collar and soft shadows under the arms. */
export function frontTorso(torso: FrontTorso, person: Person): string {
  const { collar: [x, y], hips: [hipX, hipY], shoulders, elbows } = torso
  const [left, right] = [sideSeam(torso, person, -1), sideSeam(torso, person, 1)]
  const neckline = `Q${round(x)} ${round(y + 6)} ${left.neck}Z`
  const outline = `M${left.neck}${left.down}Q${round(hipX)} ${round(hipY + 26)} ${right.hem}${right.up}${neckline}`
  const shadows = elbows?.map(([elbowX, elbowY], index) => {
    const [shoulderX, shoulderY] = shoulders[index === 0 ? 0 : 1]
    const inward = index === 0 ? 7 : -7
    const under = chain([[shoulderX + inward, shoulderY + 9, 21], [elbowX + inward, elbowY + 6, 17]])
    return fill(under, darker(person.top, 0.32), 'opacity=".32"')
  }) ?? []
  const skin = `M${round(x - 18)} ${round(y - 12)}Q${round(x)} ${round(y + 12)} ${round(x + 18)} ${round(y - 12)}`
    + `L${round(x + 13)} ${round(y - 14)}L${round(x - 13)} ${round(y - 14)}Z`
  return fill(outline, person.top)
    + `<clipPath id="shirt"><path d="${outline}"/></clipPath><g clip-path="url(#shirt)">${shadows.join('')}</g>`
    + fill(skin, darker(person.skin, 0.1))
}
