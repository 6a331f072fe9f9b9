import type { Goal } from '@kinora/contracts'
import { browserTimeZone, today } from '@kinora/i18n'
import { ownErrors, read, write } from '@kinora/http'
import { stateApi } from '../stateApi.ts'

type Text = { text: string; key: string }

const goalListApi = stateApi.injectEndpoints({
  endpoints: (build) => ({
    profileListGoals: read(build, 'GET /goals', { providesTags: ['state'] }),
  }),
})

const changeGoals = (update: (goals: Goal[]) => Goal[]) =>
  goalListApi.util.updateQueryData('profileListGoals', undefined, update)

/** Changes show at once; one that fails is taken back, and the section says so. */
export const goalsApi = goalListApi.injectEndpoints({
  endpoints: (build) => ({
    /** `key` is the idempotency key of the form. */
    profileAddGoal: write(build, 'POST /goals', {
      request: (data: Text) => ({ body: { data } }),
      extraOptions: ownErrors,
      onQueryStarted: async (_text, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }))
        if (data) dispatch(changeGoals((goals) => [...goals.filter(({ id }) => id !== data.id), data]))
      },
    }),
    profileChangeGoal: write(build, 'PUT /goals/:id', {
      request: ({ id, text }: { id: number; text: string }) => ({ path: { id }, body: { data: { text } } }),
      extraOptions: ownErrors,
      onQueryStarted: ({ id, text }, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(
          changeGoals((goals) => goals.map((goal) => (goal.id === id ? { ...goal, text } : goal))),
        )
        return queryFulfilled.then(() => {}, undo)
      },
    }),
    profileRemoveGoal: write(build, 'DELETE /goals/:id', {
      // 404 counts as success: it is already removed, for example in another tab.
      request: (id: number) => ({
        path: { id },
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      extraOptions: ownErrors,
      onQueryStarted: (id, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(changeGoals((goals) => goals.filter((goal) => goal.id !== id)))
        return queryFulfilled.then(() => {}, undo)
      },
    }),
    /** One for each day: a later one replaces it. */
    profileScoreGoal: write(build, 'PUT /goals/:id/score', {
      request: ({ id, score }: { id: number; score: number }) => ({
        path: { id },
        body: { data: { score, timeZone: browserTimeZone() } },
      }),
      extraOptions: ownErrors,
      onQueryStarted: ({ id, score }, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(
          changeGoals((goals) => goals.map((goal) => (goal.id === id ? scored(goal, score) : goal))),
        )
        return queryFulfilled.then(() => {}, undo)
      },
    }),
  }),
})

function scored(goal: Goal, score: number): Goal {
  const day = today()
  return { ...goal, scores: [...goal.scores.filter((earlier) => earlier.day !== day), { day, score }] }
}

export const {
  useProfileListGoalsQuery,
  useProfileAddGoalMutation,
  useProfileChangeGoalMutation,
  useProfileRemoveGoalMutation,
  useProfileScoreGoalMutation,
} = goalsApi
