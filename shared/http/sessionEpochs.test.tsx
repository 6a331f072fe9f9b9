import { addNotice } from '@kinora/notices'
import { sessionClient, useSession } from '@kinora/session'
import { api, fakeAuth, fakeSession, renderApp, server } from '@kinora/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useEffect } from 'react'
import { baseApi } from './index.ts'

const { useTestReadDiaryQuery, useTestWriteDiaryMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    testReadDiary: build.query<string, void>({ query: () => '/diary' }),
    testWriteDiary: build.mutation<void, string>({
      query: (text) => ({ url: '/diary', method: 'POST', body: { text } }),
    }),
  }),
})

/** A component without any care for epochs: RTK Query keeps `data` of a skipped query and does not refetch. */
function Diary() {
  const { session } = useSession()
  const { data } = useTestReadDiaryQuery(undefined, { skip: !session })
  const [write] = useTestWriteDiaryMutation()
  const send = async (text: string) => {
    const { error } = await write(text)
    addNotice({
      kind: 'success',
      text: `${session?.userData.firstName ?? 'Gość'}: ${error ? 'zachowaj kopię' : 'zapisane'}`,
    })
  }
  useEffect(() => () => void write('na koniec'), [write])
  return (
    <>
      <p>Dziennik: {data}</p>
      <input aria-label="Wpis" />
      <button type="button" onClick={() => void send('ból kolana')}>
        Zapisz
      </button>
    </>
  )
}

/**
 * Anna's diary has one entry; Beata's cannot be read. `writes` are the tokens and texts sent; the first write is
 * pending.
 */
function open(session: ReturnType<typeof fakeSession> | null) {
  const auth = fakeAuth(session)
  const writes: string[] = []
  const pending = Promise.withResolvers<Response>()
  server.use(
    ...auth.handlers,
    http.get(api('/diary'), () =>
      auth.session?.id === 7 ? HttpResponse.json('kolano') : new HttpResponse(null, { status: 503 }),
    ),
    http.post(api('/diary'), async ({ request }) => {
      writes.push(`${request.headers.get('authorization')} ${((await request.json()) as { text: string }).text}`)
      return writes.length === 1 ? pending.promise : HttpResponse.json(null)
    }),
  )
  const view = renderApp(<Diary />)
  const become = async (next: ReturnType<typeof fakeSession> | null) => {
    auth.session = next
    await act(() => sessionClient.follow())
  }
  return { ...view, writes, become, answer: pending.resolve }
}
const beata = () => fakeSession({ id: 8, firstName: 'Beata' })
const entry = () => screen.getByRole('textbox', { name: 'Wpis' })
const diaryOf = (words: string) =>
  waitFor(() => expect(screen.getByText(/^Dziennik:/)).toHaveTextContent(new RegExp(`^Dziennik:${words}$`)))

test('the next user sees nothing that the previous one read or typed, even if their own data cannot be read', async () => {
  const { become, user } = open(fakeSession())
  await become(fakeSession())
  await diaryOf(' kolano')
  await user.type(entry(), 'ból')
  act(() => sessionClient.forget())
  await diaryOf('')
  expect(entry()).toHaveValue('')

  await become(beata())
  await diaryOf('')
})

test('a session that has expired takes with it what was read and typed, for whoever comes next', async () => {
  const { become, user } = open(fakeSession())
  await become(fakeSession())
  await diaryOf(' kolano')
  await user.type(entry(), 'ból')
  await become(null)
  await diaryOf('')
  expect(entry()).toHaveValue('')

  await become(beata())
  await diaryOf('')
  expect(entry()).toHaveValue('')
})

test.each([
  [401, 'auth.required'],
  [503, 'database.unavailable'],
  [200, ''],
])(
  'the response to a previous user’s write is neither shown to the next user nor retried: %i',
  async (status, code) => {
    const { become, user, writes, answer } = open(fakeSession())
    await become(fakeSession())
    await user.click(screen.getByRole('button', { name: 'Zapisz' }))
    await waitFor(() => expect(writes).toHaveLength(1))
    await become(beata())
    answer(HttpResponse.json({ code }, { status }))

    await diaryOf('')
    await user.click(screen.getByRole('button', { name: 'Zapisz' }))
    expect(await screen.findByText('Beata: zapisane')).toBeVisible()
    expect(screen.queryByText(/^(Anna:.*|not saved)$/)).not.toBeInTheDocument()
    expect(writes).toEqual(['Bearer token-1 ból kolana', 'Bearer token-2 ból kolana'])
  },
)

test('a write at unmount is not sent with the next user’s token', async () => {
  const { become, writes, user } = open(fakeSession())
  await become(fakeSession())
  await become(beata())
  await user.click(screen.getByRole('button', { name: 'Zapisz' }))

  await waitFor(() => expect(writes).toEqual(['Bearer token-2 ból kolana']))
})

test('a visitor who signs in keeps what they typed and gets the response to what they sent', async () => {
  const { become, user, writes, answer } = open(null)
  await become(null)
  await user.type(entry(), 'ból')
  await user.click(screen.getByRole('button', { name: 'Zapisz' }))
  await waitFor(() => expect(writes).toHaveLength(1))
  await become(fakeSession())
  expect(entry()).toHaveValue('ból')

  answer(HttpResponse.json(null))
  expect(await screen.findByText('Gość: zapisane')).toBeVisible()
})
