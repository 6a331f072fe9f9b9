import type { FastifyPluginAsync } from 'fastify'
import { checkIns } from './checkIns.ts'
import { feedbacks } from './feedbacks.ts'
import { videoSurveys } from './videoSurveys.ts'

/** What people say after a training. */
export const answers: FastifyPluginAsync = async (app) => {
  app.register(feedbacks)
  app.register(videoSurveys)
  app.register(checkIns)
}
