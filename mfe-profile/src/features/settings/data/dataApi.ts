import type { ConsentKind } from '@kinora/contracts'
import { baseApi, type CacheTag, onSuccess, ownErrors, readPage, write } from '@kinora/http'
import { apiPaths } from '@kinora/paths'
import { accountApi } from '../accountApi.ts'

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
    /** Who has looked at the caller's data, the latest first. Always asked anew, because it grows without the user. */
    profileListAccess: readPage(build, 'GET /user/me/access', {
      request: (page: number) => ({ params: { 'pagination[page]': page } }),
      keepUnusedDataFor: 0,
    }),
    profileDecideConsent: write(build, 'POST /user/me/consents', {
      request: (data: { kind: ConsentKind; isGiven: boolean }) => ({ body: { data } }),
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
    profileLeaveTeam: write(build, 'DELETE /team', {
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
