import type { SpecialistRecord } from '@kinora/contracts'
import { baseApi, read } from '@kinora/http'
import { useSession } from '@kinora/session'

const specialistApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who looks after the caller, a member; null without anybody. */
    catalogSpecialist: read(build, 'GET /members/specialist', { providesTags: ['specialist'] }),
  }),
})

const { useCatalogSpecialistQuery } = specialistApi

/** Who looks after the member; null without anybody and for others than members, undefined until it is known. */
export function useMySpecialist({ skip = false } = {}): SpecialistRecord | null | undefined {
  const { session } = useSession()
  const isMember = session !== null && !session.userData.isSpecialist
  const { currentData, isError } = useCatalogSpecialistQuery(undefined, { skip: skip || !isMember })
  if (!isMember || isError) return null
  return currentData
}
