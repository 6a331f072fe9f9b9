import fp from 'fastify-plugin'
import { checkIns } from './checkIns.ts'
import { feedbacks } from './feedbacks.ts'
import { listCheckIns } from './listCheckIns.ts'
import { videoSurveys } from './videoSurveys.ts'

export { selectCheckIns } from './checkInQueries.ts'

/** What people answer after a training: feedback, video surveys, check-ins. */
export const answers = fp(
  async (app) => {
    app.register(feedbacks)
    app.register(videoSurveys)
    app.register(checkIns)
    app.register(listCheckIns)
  },
  { name: 'answers', encapsulate: true, dependencies: ['policies'] },
)
