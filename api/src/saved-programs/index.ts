import fp from 'fastify-plugin'
import { favourites } from './favourites.ts'
import { watchList } from './watchList.ts'

/** Saved programs: favourites and the watch list. */
export const savedPrograms = fp(
  async (app) => {
    app.register(favourites)
    app.register(watchList)
  },
  { name: 'savedPrograms', encapsulate: true, dependencies: ['policies'] },
)
