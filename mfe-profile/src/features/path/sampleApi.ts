import type { Program } from '@kinora/contracts'
import { asPage, baseApi } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

const sampleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page of the programs of test mode, from an offset on; `count` is the number of all. */
    profileSamplePrograms: build.query<{ data: Program[]; count: number }, number>({
      extraOptions: asPage,
      query: (offset) => ({ url: apiPaths.samplePrograms(), params: { offset } }),
    }),
  }),
})

export const { useLazyProfileSampleProgramsQuery } = sampleApi
