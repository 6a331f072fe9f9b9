import type { Reminders, RemindersChange } from '@kinora/contracts'
import { baseApi, ownErrors } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

export const remindersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    profileReadReminders: build.query<Reminders, void>({
      query: () => apiPaths.reminders(),
    }),
    profileSaveReminders: build.mutation<Reminders, RemindersChange>({
      query: (data) => ({ url: apiPaths.reminders(), method: 'PUT', body: { data } }),
      extraOptions: ownErrors,
      onQueryStarted: (_change, api) => keep(api),
    }),
    /** A new address of the calendar feed; the one before stops working. */
    profileMakeCalendarLink: build.mutation<Reminders, void>({
      query: () => ({ url: apiPaths.calendarLink(), method: 'POST', body: {} }),
      extraOptions: ownErrors,
      onQueryStarted: (_nothing, api) => keep(api),
    }),
    /** By the code of a reminder's mail, without signing in. */
    profileStopReminders: build.mutation<void, string>({
      query: (code) => ({ url: apiPaths.stopReminders(), method: 'POST', params: { code }, body: {} }),
      extraOptions: ownErrors,
    }),
  }),
})

type Started = { dispatch: (action: never) => unknown; queryFulfilled: Promise<{ data: Reminders }> }

/** What a write has answered is what is read next. */
async function keep({ dispatch, queryFulfilled }: Started): Promise<void> {
  const { data } = await queryFulfilled.catch(() => ({ data: null }))
  if (data) dispatch(remindersApi.util.upsertQueryData('profileReadReminders', undefined, data) as never)
}

export const {
  useProfileReadRemindersQuery,
  useProfileSaveRemindersMutation,
  useProfileMakeCalendarLinkMutation,
  useProfileStopRemindersMutation,
} = remindersApi
