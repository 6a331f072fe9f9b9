import fp from 'fastify-plugin'
import { knownTimeZones } from '../days/index.ts'
import { filmPosition } from './filmPosition.ts'
import { getToday } from './getToday.ts'
import { listDone } from './listDone.ts'
import { markDone } from './markDone.ts'

/** Playback positions and done programs. */
export const training = fp(
  async (app) => {
    app.countEntries('time zones', knownTimeZones)
    app.register(markDone)
    app.register(getToday)
    app.register(listDone)
    app.register(filmPosition)
  },
  { name: 'training', encapsulate: true, dependencies: ['policies', 'metrics'] },
)
