import { people } from '../figures/people.ts'
import { drawScene } from '../films/film.ts'
import { feetShadow } from '../films/feetShadow.ts'
import { seated } from '../films/seated.ts'
import { chair } from '../props/chair.ts'
import { glassOfWater } from '../props/glassOfWater.ts'
import { type Table, table, tableTop } from '../props/table.ts'
import { arms, changed, hands } from '../rig/pose.ts'
import { rooms } from '../scenery/rooms.ts'

const sideTable: Table = { at: [-10, 0, -176], length: 104, width: 104, height: 168, wood: '#D6A878' }

/** Leaning back, both arms at shoulder height with a breath in. */
const armsForward = changed(seated, {
  at: [-18, 184, 0],
  lean: -8,
  spine: { low: 2, high: -1 },
  neck: { bend: 2 },
  breath: 1,
  ...arms({ raise: 82, out: 6, elbow: 10, wrist: -6, palm: 70 }),
  holds: { ...seated.holds, ...hands(null) },
})

export const gentleReturnPoster = drawScene(
  {
    room: rooms.sunroom,
    person: people.lena,
    view: { turn: 32, pitch: 9, at: [574, 642], scale: 1.2 },
    props: (body, view) => [
      ...chair(view, { at: [0, 0, 0], seat: '#F3D9C4' }),
      ...feetShadow(view, body),
      ...table(view, sideTable),
      ...glassOfWater(view, { at: tableTop(sideTable, 6, 8), height: 46 }),
    ],
  },
  armsForward,
)
