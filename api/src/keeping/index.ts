import type { FastifyPluginAsync } from 'fastify'
import { favourites } from './favourites.ts'
import { watchList } from './watchList.ts'

/** What people keep: favourites, and programs to watch. */
export const keeping: FastifyPluginAsync = async (app) => {
  app.register(favourites)
  app.register(watchList)
}
