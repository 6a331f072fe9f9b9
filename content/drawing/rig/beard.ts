import { mirrored, soft } from './curve.ts'
import type { Patch } from './patch.ts'
import { type Bearing, bearingOf, towards } from './skull.ts'

/** Hair on the face: where it grows, and how far it stands off the skin. */
export type Growth = { patch: Patch; depth: (bearing: Bearing) => number }

type Bounds = { width: number; top: (around: number) => number; end: (around: number) => number }

const STEPS = 40

/** What lies between two lines from cheek to cheek, each a way down for every bearing around. */
function grown({ width, top, end }: Bounds): Patch {
  const row = (line: (around: number) => number) =>
    Array.from({ length: STEPS + 1 }, (_, index) => {
      const around = ((2 * index) / STEPS - 1) * width
      return towards([around, line(around)])
    })
  return {
    edge: [...row(top), ...row(end).reverse()],
    holds: (direction) => {
      const [around, down] = bearingOf(direction)
      return Math.abs(around) < width && down > top(around) && down < end(around)
    },
  }
}

const cheeks: Bounds = {
  width: 82,
  top: mirrored([
    [0, 109],
    [12, 110],
    [22, 116],
    [34, 119],
    [52, 113],
    [70, 100],
    [82, 92],
  ]),
  end: (around) => 158 - 30 * (around / 82) ** 2,
}

/** From the cheeks over the lip to under the chin. */
export const beard: Growth = {
  patch: grown(cheeks),
  depth: ([around, down]) =>
    3.4 * soft((down - cheeks.top(around)) / 12) * soft((158 - down) / 14) * soft((86 - Math.abs(around)) / 20),
}

const lip: Bounds = {
  width: 19,
  top: (around) => 109.5 + 7 * (Math.abs(around) / 19) ** 1.6,
  end: (around) => 117 + 1.5 * (Math.abs(around) / 19),
}

/** Under the nose; its ends droop a little. */
export const moustache: Growth = {
  patch: grown(lip),
  depth: ([around, down]) => 2.6 * soft((21 - Math.abs(around)) / 12) * soft((down - 107) / 6) * soft((121 - down) / 4),
}
