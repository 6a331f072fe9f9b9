import { bedroomEvening } from './rooms/bedroomEvening.ts'
import { garden } from './rooms/garden.ts'
import { hallway } from './rooms/hallway.ts'
import { kitchen } from './rooms/kitchen.ts'
import { livingRoom } from './rooms/livingRoom.ts'
import { meadow } from './rooms/meadow.ts'
import { moonlight } from './rooms/moonlight.ts'
import { practice } from './rooms/practice.ts'
import { readingRoom } from './rooms/readingRoom.ts'
import { seaside } from './rooms/seaside.ts'
import { studio } from './rooms/studio.ts'
import { sunroom } from './rooms/sunroom.ts'
import { terrace } from './rooms/terrace.ts'

/** Rooms and places to draw people in: everything behind them that does not move. */
export const rooms = {
  sunroom,
  terrace,
  studio,
  bedroomEvening,
  garden,
  livingRoom,
  kitchen,
  seaside,
  meadow,
  practice,
  hallway,
  moonlight,
  readingRoom,
}
