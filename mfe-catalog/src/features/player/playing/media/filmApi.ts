import { baseApi, read } from '@kinora/http'

const ofProgram = (id: number) => ({ path: { id } })

const filmApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Refused with 401 or 403 where a plan is needed. */
    catalogFilmLink: read(build, 'GET /trinings/getVideoURL/:id', { request: ofProgram }),
    /** The captions as one WebVTT file, in the program's own language; null where there are none. */
    catalogTranscriptLink: read(build, 'GET /trinings/getTranscriptionURL/:id', { request: ofProgram }),
  }),
})

export const { useLazyCatalogFilmLinkQuery, useLazyCatalogTranscriptLinkQuery } = filmApi
