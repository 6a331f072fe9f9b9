import fp from 'fastify-plugin'
import { favourites } from './favourites.ts'
import { watchList } from './watchList.ts'

/** What people keep: favourites, and programs to watch. */
export const savedPrograms = fp(
  async (app) => {
    app.register(favourites)
    app.register(watchList)
  },
  { name: 'savedPrograms', encapsulate: true, dependencies: ['policies'] },
)
