import { OLD_BY_HEADER } from '@kinora/limits'
import { api, problem, server } from '@kinora/testing'
import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { baseApi, eventTags, makeStore, read, write } from './index.ts'

const testApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    testReadOldTeam: read(build, 'GET /team', { providesTags: ['team'] }),
    testReadOldGoals: read(build, 'GET /goals'),
    testReadOldLevels: build.query<unknown, void>({ query: () => '/levels' }),
    testWriteOldMessage: write(build, 'POST /message'),
  }),
})
const { testReadOldTeam, testReadOldGoals, testReadOldLevels, testWriteOldMessage } = testApi.endpoints

/** Reads a team, which `team.left` makes old, and goals, which `survey.answered` does. `calls` are those since then. */
async function open() {
  const calls: string[] = []
  const answers: Record<string, () => Response> = {
    team: () => answer({ members: calls.length }, 'team.joined, team.left'),
    goals: () => answer([], 'survey.answered'),
    levels: () => HttpResponse.json([]),
  }
  server.use(
    http.all(api('/:name'), ({ params }) => {
      calls.push(String(params['name']))
      return answers[String(params['name'])]!()
    }),
  )
  const { dispatch, getState } = makeStore({ apiBase: api(''), locale: 'pl' })
  for (const { initiate } of [testReadOldTeam, testReadOldGoals, testReadOldLevels]) await dispatch(initiate())
  calls.length = 0
  const happen = (kind: Parameters<typeof eventTags>[0]) => void dispatch(baseApi.util.invalidateTags(eventTags(kind)))
  return { calls, answers, dispatch, happen, team: () => testReadOldTeam.select()(getState()) }
}
const answer = (data: unknown, oldBy: string) => HttpResponse.json({ data }, { headers: { [OLD_BY_HEADER]: oldBy } })
const refused = (status: number) => () => problem(status, 'request.notFound')

test('an answer is read again after the events that the API named with it, and after events that were missed', async () => {
  const { calls, happen } = await open()
  happen('team.left')
  await waitFor(() => expect(calls).toEqual(['team']))
  happen('path.changed')
  happen('survey.answered')
  await waitFor(() => expect(calls).toEqual(['team', 'goals']))
  happen('missed')
  await waitFor(() => expect(calls).toEqual(['team', 'goals', 'team', 'goals']))
})

test('so it is after an answer that failed, and after one that was changed by hand', async () => {
  const { calls, happen, answers, dispatch } = await open()
  const { team } = answers
  answers['team'] = () => new HttpResponse(null, { status: 500 })
  happen('team.left')
  await waitFor(() => expect(calls).toEqual(['team']))
  answers['team'] = team!
  happen('team.joined')
  await waitFor(() => expect(calls).toEqual(['team', 'team']))
  await waitFor(() => dispatch(testApi.util.updateQueryData('testReadOldTeam', undefined, () => ({}) as never)))
  happen('team.left')
  await waitFor(() => expect(calls).toEqual(['team', 'team', 'team']))
})

test.each([403, 404])('what is refused with %i is forgotten, and everything else is read again', async (status) => {
  const { calls, happen, answers, team } = await open()
  answers['team'] = refused(status)
  happen('team.left')

  await waitFor(() => expect(team()).toMatchObject({ isError: true, data: undefined }))
  await waitFor(() => expect(calls).toEqual(['team', 'team', 'goals']))
})

test('an answer that only failed is kept', async () => {
  const { happen, answers, team } = await open()
  answers['team'] = refused(503)
  happen('team.left')

  await waitFor(() => expect(team().isError).toBe(true))
  expect(team().data).toEqual({ members: 1 })
})

test('a write that is refused has everything read again', async () => {
  const { calls, answers, dispatch } = await open()
  answers['message'] = refused(404)
  await dispatch(testWriteOldMessage.initiate({ receiverId: 4, content: 'Dzień dobry' }))

  await waitFor(() => expect(calls).toEqual(['message', 'team', 'goals']))
})
