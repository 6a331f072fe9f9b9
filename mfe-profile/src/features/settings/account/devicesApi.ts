import type { OpenSession } from '@kinora/contracts'
import { baseApi, onSuccess, ownErrors, read, readPage, write } from '@kinora/http'

const DEVICES = 'profileDevices'

export const devicesApi = baseApi.enhanceEndpoints({ addTagTypes: [DEVICES] }).injectEndpoints({
  endpoints: (build) => ({
    /** Where the user is signed in. Always asked anew, because it changes without this device. */
    profileListDevices: read(build, 'GET /user/me/sessions', { keepUnusedDataFor: 0, providesTags: [DEVICES] }),
    /** What happened to the account. Always asked anew, because it grows without this device. */
    profileListEvents: readPage(build, 'GET /user/me/security-events', {
      request: (page: number) => ({ params: { 'pagination[page]': page } }),
      keepUnusedDataFor: 0,
    }),
    profileEndDevice: write(build, 'DELETE /user/me/sessions/:id', {
      request: ({ id }: OpenSession) => ({ path: { id } }),
      extraOptions: ownErrors,
      invalidatesTags: onSuccess(DEVICES),
    }),
    profileEndOtherDevices: write(build, 'DELETE /user/me/sessions', {
      extraOptions: ownErrors,
      invalidatesTags: onSuccess(DEVICES),
    }),
  }),
})

export const {
  useProfileListDevicesQuery,
  useProfileListEventsQuery,
  useProfileEndDeviceMutation,
  useProfileEndOtherDevicesMutation,
} = devicesApi
