import type { NewReportLink } from '@kinora/contracts'
import { onSuccess, ownErrors, read, write } from '@kinora/http'
import { stateApi } from '../../stateApi.ts'

const reportLinksApi = stateApi.enhanceEndpoints({ addTagTypes: ['profileReportLinks'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Those that work, the newest first. */
    profileListReportLinks: read(build, 'GET /report-links', { providesTags: ['profileReportLinks'] }),
    profileMakeReportLink: write(build, 'POST /report-links', {
      request: (data: NewReportLink) => ({ body: { data } }),
      extraOptions: ownErrors,
      invalidatesTags: onSuccess('profileReportLinks'),
      // Its address is shown at once: until the list is read again nothing else says that there is a link.
      async onQueryStarted(_link, { dispatch, queryFulfilled }) {
        const made = await queryFulfilled.catch(() => null)
        if (!made) return
        const { token: _token, ...link } = made.data
        dispatch(
          reportLinksApi.util.updateQueryData('profileListReportLinks', undefined, (links) => {
            if (!links.some(({ id }) => id === link.id)) links.unshift(link)
          }),
        )
      },
    }),
    profileEndReportLink: write(build, 'DELETE /report-links/:id', {
      request: (id: number) => ({ path: { id } }),
      extraOptions: ownErrors,
      invalidatesTags: onSuccess('profileReportLinks'),
    }),
    /** A report by the token of a link. Kept only while it is shown. */
    profileOpenReport: read(build, 'POST /report-links/open', {
      request: (token: string) => ({ body: { data: { token } } }),
      keepUnusedDataFor: 0,
    }),
    /** Whether the link of an open report still works. */
    profileCheckReport: read(build, 'POST /report-links/check', {
      request: (token: string) => ({ body: { data: { token } } }),
      keepUnusedDataFor: 0,
    }),
    profileGetMemberReport: read(build, 'GET /members/:id/report', {
      request: (id: number) => ({ path: { id } }),
      keepUnusedDataFor: 0,
    }),
  }),
})

export const {
  useProfileListReportLinksQuery,
  useProfileMakeReportLinkMutation,
  useProfileEndReportLinkMutation,
  useProfileOpenReportQuery,
  useProfileCheckReportQuery,
  useProfileGetMemberReportQuery,
} = reportLinksApi
