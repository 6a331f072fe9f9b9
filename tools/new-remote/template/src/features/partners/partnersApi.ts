import { baseApi, read } from '@kinora/http'

/** Endpoints of all remotes are in one store: their names begin with the remote's. */
const partnersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    templateListPartners: read(build, 'GET /refer-items'),
  }),
})

export const { useTemplateListPartnersQuery } = partnersApi
export const { templateListPartners } = partnersApi.endpoints
