import type { SignedLink } from '@kinora/contracts'
import { baseApi } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

const filmApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Refused with 401 or 403 where a plan is needed. */
    catalogFilmLink: build.query<SignedLink, number>({
      query: (id) => apiPaths.videoUrl(id),
    }),
    /** The captions as one WebVTT file, in the program's own language; null where there are none. */
    catalogTranscriptLink: build.query<SignedLink | null, number>({
      query: (id) => apiPaths.transcriptionUrl(id),
    }),
  }),
})

export const { useLazyCatalogFilmLinkQuery, useLazyCatalogTranscriptLinkQuery } = filmApi
