import type { MadeReportLink, NewReportLink, ReportLink, VisitReport } from '@kinora/contracts'
import { onSuccess, ownErrors } from '@kinora/http'
import { apiPaths } from '@kinora/paths'
import { stateApi } from '../../stateApi.ts'

const reportLinksApi = stateApi.enhanceEndpoints({ addTagTypes: ['profileReportLinks'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Those that work, the newest first. */
    profileListReportLinks: build.query<ReportLink[], void>({
      query: () => apiPaths.reportLinks(),
      providesTags: ['profileReportLinks'],
    }),
    profileMakeReportLink: build.mutation<MadeReportLink, NewReportLink>({
      query: (data) => ({ url: apiPaths.reportLinks(), method: 'POST', body: { data } }),
      extraOptions: ownErrors,
      invalidatesTags: onSuccess('profileReportLinks'),
    }),
    profileEndReportLink: build.mutation<void, number>({
      query: (id) => ({ url: apiPaths.reportLink(id), method: 'DELETE' }),
      extraOptions: ownErrors,
      invalidatesTags: onSuccess('profileReportLinks'),
    }),
    /** A report by the token of a link. Kept only while it is shown. */
    profileOpenReport: build.query<VisitReport, string>({
      query: (token) => ({ url: apiPaths.openReportLink(), method: 'POST', body: { data: { token } } }),
      keepUnusedDataFor: 0,
    }),
    profileGetMemberReport: build.query<VisitReport, number>({
      query: (memberId) => apiPaths.memberReport(memberId),
      keepUnusedDataFor: 0,
    }),
  }),
})

export const {
  useProfileListReportLinksQuery,
  useProfileMakeReportLinkMutation,
  useProfileEndReportLinkMutation,
  useProfileOpenReportQuery,
  useProfileGetMemberReportQuery,
} = reportLinksApi
