import type { AccessEntry, Consent, ConsentKind } from '@kinora/contracts'
import { asPage, baseApi, type CacheTag, onSuccess, ownErrors } from '@kinora/http'
import { apiPaths } from '@kinora/paths'
import { accountApi } from '../accountApi.ts'

type AccessPage = { data: AccessEntry[]; meta: { pagination: { page: number; pageCount: number; total: number } } }

/** An export takes longer than other calls. */
const EXPORT_TIMEOUT_MS = 60_000

/** What changes when a team ends; withdrawing the consent to health data ends it too. */
const OF_THE_TEAM: CacheTag[] = ['specialist', 'myPath', 'plan', 'state', 'messages', 'unread']

async function fileOrProblem(response: Response): Promise<unknown> {
  return response.ok ? URL.createObjectURL(await response.blob()) : response.json()
}

export const dataApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A blob URL of a ZIP; the caller revokes it. */
    profileExportData: build.mutation<string, void>({
      query: () => ({ url: apiPaths.myExport(), timeout: EXPORT_TIMEOUT_MS, responseHandler: fileOrProblem }),
      extraOptions: ownErrors,
    }),
    /** Who has looked at the caller's data, the latest first. Always asked anew, because it grows without the reader. */
    profileListAccess: build.query<AccessPage, number>({
      extraOptions: asPage,
      query: (page) => ({ url: apiPaths.myAccessLog(), params: { 'pagination[page]': page } }),
      keepUnusedDataFor: 0,
    }),
    profileDecideConsent: build.mutation<Consent[], { kind: ConsentKind; isGiven: boolean }>({
      query: (data) => ({ url: apiPaths.myConsents(), method: 'POST', body: { data } }),
      extraOptions: ownErrors,
      async onQueryStarted(_decision, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (!data) return
        dispatch(
          accountApi.util.updateQueryData('profileReadAccount', undefined, (profile) => ({
            ...profile,
            consents: data,
          })),
        )
      },
      invalidatesTags: (_answer, error, { kind }) => (!error && kind === 'health' ? OF_THE_TEAM : []),
    }),
    profileLeaveTeam: build.mutation<void, void>({
      query: () => ({ url: apiPaths.team(), method: 'DELETE' }),
      extraOptions: ownErrors,
      invalidatesTags: onSuccess(...OF_THE_TEAM),
    }),
  }),
})

export const {
  useProfileExportDataMutation,
  useProfileListAccessQuery,
  useProfileDecideConsentMutation,
  useProfileLeaveTeamMutation,
} = dataApi
