import { baseApi, readPage } from '@kinora/http'

const sampleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page of the programs of test mode, from an offset on; `count` is the number of all. */
    profileSamplePrograms: readPage(build, 'GET /trinings/test-mode', {
      request: (offset: number) => ({ params: { offset } }),
    }),
  }),
})

export const { useLazyProfileSampleProgramsQuery } = sampleApi
