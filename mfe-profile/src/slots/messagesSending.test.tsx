import { sessionClient } from '@kinora/session'
import { fakeSession, problem } from '@kinora/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { EWA } from '../features/messages/messages.fake.ts'
import { entryWith, field, many, openMessages } from './openMessages.fake.tsx'

const reply = () => screen.getByRole('button', { name: 'Odpowiedz' })

test.each([
  ['pl', 'Twoja wiadomość', 'Odpowiedz', 'Dziękuję', /Ty, \d/],
  ['en', 'Your message', 'Reply', 'Thank you', /You, \d/],
] as const)(
  'a reply is sent once with a key, and the field is empty again, in %s',
  async (locale, name, send, text, who) => {
    const { user, fake } = await openMessages(many(1), { locale })
    await user.type(await field(name), `  ${text}{Enter}{Enter}`)
    await user.click(screen.getByRole('button', { name: send }))

    await waitFor(async () => expect(await entryWith(text)).toHaveTextContent(who))
    expect(await field(name)).toHaveValue('')
    expect(fake.posted).toEqual([{ receiverId: EWA, content: text, key: expect.stringMatching(/^[0-9a-f-]{36}$/) }])
    expect(screen.getAllByText(text, { selector: 'p' })).toHaveLength(1)
  },
)

test('Enter begins a line, Ctrl with Enter sends, and a blank message is not sent', async () => {
  const { user, fake } = await openMessages(many(1))
  await user.type(await field(), ' {Enter}')
  await user.click(reply())
  await user.type(await field(), 'jeden{Enter}dwa{Control>}{Enter}{/Control}')

  await waitFor(() => expect(fake.posted.map(({ content }) => content)).toEqual(['jeden\ndwa']))
})

test('a message without an answer can be sent again, with the same key, or deleted', async () => {
  const { user, fake } = await openMessages(many(1))
  fake.refusals.push(HttpResponse.error(), HttpResponse.error())
  await user.type(await field(), 'jeszcze raz')
  await user.click(reply())
  expect(await screen.findByText(/^nie wysłano: spróbuj ponownie/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Wyślij ponownie' }))
  await waitFor(() => expect(fake.posted).toHaveLength(2))
  await user.click(await screen.findByRole('button', { name: 'Wyślij ponownie' }))
  await waitFor(() => expect(screen.queryByText(/^nie wysłano/)).not.toBeInTheDocument())
  expect(new Set(fake.posted.map(({ key }) => key)).size).toBe(1)
  expect(screen.getByText('jeszcze raz')).toBeVisible()

  fake.refusals.push(HttpResponse.error())
  await user.type(await field(), 'nieważne')
  await user.click(reply())
  await user.click(await screen.findByRole('button', { name: 'Usuń' }))
  await waitFor(() => expect(screen.queryByText('nieważne')).not.toBeInTheDocument())
})

test('a refused message stays with its text and the reason', async () => {
  const { user, fake } = await openMessages(many(1))
  fake.refusals.push(problem(403, 'message.ended'))
  await user.type(await field(), 'jeszcze słowo')
  await user.click(reply())

  expect(await screen.findByText('nie wysłano: ta współpraca się skończyła')).toBeVisible()
  expect(screen.getByText('jeszcze słowo')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Wyślij ponownie' })).not.toBeInTheDocument()
})

test('what is written offline waits, also on the next page, and is sent when the browser is online', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user, fake, unmount } = await openMessages(many(1))
  await user.type(await field(), 'bez sieci')
  await user.click(reply())
  expect(await screen.findByText('wyślemy, gdy wróci połączenie')).toBeVisible()
  unmount()

  const next = await openMessages(many(1))
  expect(await screen.findByText('bez sieci')).toBeVisible()
  onLine.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(next.fake.posted.map(({ content }) => content)).toEqual(['bez sieci']))
  expect(fake.posted).toEqual([])
})

test('a draft is there on the next page, and for nobody else', async () => {
  const { user, unmount } = await openMessages(many(1))
  await user.type(await field(), 'boli mnie')
  unmount()
  const { auth } = await openMessages(many(1))
  expect(await field()).toHaveValue('boli mnie')

  auth.session = fakeSession({ id: 8, firstName: 'Beata' })
  await act(() => sessionClient.refresh())
  expect(await field()).toHaveValue('')
})

test('close to the limit the characters are counted, and a longer message is not sent', async () => {
  const { user, fake } = await openMessages(many(1))
  const input = await field()
  await user.click(input)
  await user.paste('a'.repeat(3_988))
  expect(screen.getByText('Zostało 12 znaków.')).toBeVisible()
  await user.paste('a'.repeat(14))
  expect(screen.getByText('Wiadomość jest za długa o 2 znaki.')).toBeVisible()
  await user.click(reply())
  expect(fake.posted).toEqual([])
  expect(input).toHaveValue('a'.repeat(4_002))
})
