import type { ListOf, MadeReportLink, NewReportLink, ReportLink, VisitReport } from '@kinora/contracts'
import { apiPaths } from '@kinora/paths'
import { dataOf, saysItself, stateApi } from '../../stateApi.ts'

const reportLinksApi = stateApi.enhanceEndpoints({ addTagTypes: ['profileReportLinks'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Those that work, the newest first. */
    profileListReportLinks: build.query<ReportLink[], void>({
      query: () => apiPaths.reportLinks(),
      transformResponse: ({ data }: ListOf<ReportLink>) => data,
      providesTags: ['profileReportLinks'],
    }),
    profileMakeReportLink: build.mutation<MadeReportLink, NewReportLink>({
      query: (data) => ({ url: apiPaths.reportLinks(), method: 'POST', body: { data } }),
      transformResponse: dataOf<MadeReportLink>,
      extraOptions: saysItself,
      invalidatesTags: (_link, error) => (error ? [] : ['profileReportLinks']),
    }),
    profileEndReportLink: build.mutation<void, number>({
      query: (id) => ({ url: apiPaths.reportLink(id), method: 'DELETE' }),
      extraOptions: saysItself,
      invalidatesTags: (_none, error) => (error ? [] : ['profileReportLinks']),
    }),
    /** A report by the token of a link. Kept only while it is shown. */
    profileOpenReport: build.query<VisitReport, string>({
      query: (token) => ({ url: apiPaths.openReportLink(), method: 'POST', body: { data: { token } } }),
      transformResponse: dataOf<VisitReport>,
      keepUnusedDataFor: 0,
    }),
    profileGetMemberReport: build.query<VisitReport, number>({
      query: (memberId) => apiPaths.memberReport(memberId),
      transformResponse: dataOf<VisitReport>,
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
