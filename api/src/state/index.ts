import fp from 'fastify-plugin'
import { emotions } from './emotions.ts'
import { goals } from './goals.ts'
import { symptomsSurveys } from './symptomsSurveys.ts'

export { selectEmotions } from './emotionQueries.ts'
export { lockUser, selectGoals } from './goalQueries.ts'
export { selectSurveys } from './symptomsQueries.ts'

/** How members are, in their own words and answers: symptoms, emotions, goals. */
export const state = fp(
  async (app) => {
    app.register(symptomsSurveys)
    app.register(emotions)
    app.register(goals)
  },
  { name: 'state', encapsulate: true, dependencies: ['policies'] },
)
