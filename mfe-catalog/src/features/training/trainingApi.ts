import type { BegunFilm, DoneTraining, MarkedDone, Problem, Program } from '@kinora/contracts'
import { baseApi } from '@kinora/http'
import { DAILY_MAXIMUM, MAX_PAGE_SIZE } from '@kinora/limits'
import { apiPaths } from '@kinora/paths'
import { endsOfToday, nextDay, ownTimeZone } from './ownDay.ts'

/** `lastAt` and `opensAt` are ISO 8601; `opensAt` is there once the day's maximum is reached. */
export type DoneToday = { times: number; lastAt?: string; opensAt?: string }
type Which = { programId: number; userId: number }
type DoneList = { data: DoneTraining[]; meta: { pagination: { total: number } } }

export const trainingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    catalogDoneToday: build.query<DoneToday, Which>({
      query: ({ programId, userId }) => ({
        url: apiPaths.doneTrainings(),
        params: { ...todayOf(userId), 'filters[training][id][$eq]': programId, 'pagination[pageSize]': 1 },
      }),
      transformResponse: ({ data: [last], meta }: DoneList) => doneToday(meta.pagination.total, last?.createdAt),
    }),
    /** The latest first, each program once. */
    catalogDonePrograms: build.query<Program[], number>({
      query: (userId) => ({ url: apiPaths.doneTrainings(), params: { ...todayOf(userId), 'pagination[pageSize]': MAX_PAGE_SIZE } }),
      transformResponse: ({ data }: DoneList) => [...new Map(data.map(({ training }) => [training.id, training])).values()],
    }),
    /** The latest first. */
    catalogBegunFilms: build.query<BegunFilm[], void>({
      query: () => apiPaths.positions(),
      transformResponse: ({ data }: { data: BegunFilm[] }) => data,
    }),
    /** `key` names the press, so that one sent twice counts once. */
    catalogMarkDone: build.mutation<MarkedDone, Which & { key: string }>({
      query: ({ programId, key }) => ({ url: apiPaths.done(programId), method: 'POST', body: { timeZone: ownTimeZone(), key } }),
      transformResponse: ({ data }: { data: MarkedDone }) => data,
      extraOptions: { formTells: true },
      async onQueryStarted({ programId, userId }, { dispatch, queryFulfilled }) {
        const show = (today: DoneToday) => dispatch(trainingApi.util.upsertQueryData('catalogDoneToday', { programId, userId }, today))
        try {
          const { data } = await queryFulfilled
          await show(doneToday(data.doneToday, data.createdAt))
        } catch (failure) {
          const { opensAt } = refusalOf((failure as { error: unknown }).error)
          if (opensAt) await show({ times: DAILY_MAXIMUM, opensAt })
        }
      },
    }),
  }),
})

export const { useCatalogDoneTodayQuery, useCatalogMarkDoneMutation, useCatalogDoneProgramsQuery, useCatalogBegunFilmsQuery } = trainingApi

/** Strapi's filters for what somebody has done today. */
const todayOf = (userId: number) => {
  const { from, to } = endsOfToday()
  return { 'filters[user][id][$eq]': userId, 'filters[createdAt][$gte]': from, 'filters[createdAt][$lte]': to }
}

const doneToday = (times: number, lastAt?: string): DoneToday =>
  ({ times, lastAt, ...(times >= DAILY_MAXIMUM && { opensAt: nextDay().toISOString() }) })

/** What the API said, where it answered at all. */
export const refusalOf = (error: unknown): Partial<Problem> => (error as { data?: Partial<Problem> } | undefined)?.data ?? {}
