import type { Reminders, RemindersChange } from '@kinora/contracts'
import { baseApi, ownErrors, read, write } from '@kinora/http'

export const remindersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    profileReadReminders: read(build, 'GET /reminders'),
    profileSaveReminders: write(build, 'PUT /reminders', {
      request: (data: RemindersChange) => ({ body: { data } }),
      extraOptions: ownErrors,
      onQueryStarted: (_change, api) => keep(api),
    }),
    /** A new address of the calendar feed; the one before stops working. */
    profileMakeCalendarLink: write(build, 'POST /reminders/calendar', {
      extraOptions: ownErrors,
      onQueryStarted: (_nothing, api) => keep(api),
    }),
    /** By the code of a reminder's mail, without signing in. */
    profileStopReminders: write(build, 'POST /reminders/stop', {
      request: (code: string) => ({ params: { code }, body: {} }),
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
