import { sessionClient } from '@kinora/session'
import { fakeSession, problem } from '@kinora/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { EWA } from '../features/messages/messages.fake.ts'
import { entryWith, field, many, openMessages } from './openMessages.fake.tsx'
import { words } from '../words.fake.ts'

const reply = () => screen.getByRole('button', { name: words('messages.reply') })

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

test('five presses on a page that does not show the first yet send one message', async () => {
  const { user, fake } = await openMessages(many(1))
  await user.type(await field(), 'raz')
  const { form } = await screen.findByRole<HTMLTextAreaElement>('textbox')
  // Within `act` nothing is rendered, as on a slow processor.
  await act(async () => {
    form?.requestSubmit()
    while (fake.posted.length === 0) await new Promise((resolve) => setTimeout(resolve))
    for (let presses = 0; presses < 4; presses++) {
      form?.requestSubmit()
      await new Promise((resolve) => setTimeout(resolve))
    }
  })

  await waitFor(async () => expect(await field()).toHaveValue(''))
  expect(fake.posted.map(({ content }) => content)).toEqual(['raz'])
})

test('what is typed while a message is kept stays, and the same words sent again are another message', async () => {
  const { user, fake } = await openMessages(many(1))
  await user.type(await field(), 'tak')
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox')
  fireEvent.submit(box.form!)
  // In the same task: later the message is kept already, and the field empty.
  fireEvent.change(box, { target: { value: 'tak, dalej' } })
  await waitFor(() => expect(fake.posted).toHaveLength(1))
  await waitFor(async () => expect(await field()).toHaveValue(', dalej'))

  await user.clear(await field())
  await user.type(await field(), 'tak')
  await user.click(reply())
  await waitFor(() => expect(fake.posted).toHaveLength(2))
  const [first, second] = fake.posted
  expect(second?.content).toBe(first?.content)
  expect(second?.key).not.toBe(first?.key)
})

test('a message without an answer can be sent again, with the same key, or deleted', async () => {
  const { user, fake } = await openMessages(many(1))
  fake.refusals.push(HttpResponse.error(), HttpResponse.error())
  await user.type(await field(), 'jeszcze raz')
  await user.click(reply())
  expect(await screen.findByText(words('messages.notSent'))).toBeVisible()
  await user.click(screen.getByRole('button', { name: words('messages.retry') }))
  await waitFor(() => expect(fake.posted).toHaveLength(2))
  await user.click(await screen.findByRole('button', { name: words('messages.retry') }))
  await waitFor(() => expect(screen.queryByText(/^nie wysłano/)).not.toBeInTheDocument())
  expect(new Set(fake.posted.map(({ key }) => key)).size).toBe(1)
  expect(screen.getByText('jeszcze raz')).toBeVisible()

  fake.refusals.push(HttpResponse.error())
  await user.type(await field(), 'nieważne')
  await user.click(reply())
  await user.click(await screen.findByRole('button', { name: words('messages.discard') }))
  await waitFor(() => expect(screen.queryByText('nieważne')).not.toBeInTheDocument())
})

test('a refused message stays with its text and the reason', async () => {
  const { user, fake } = await openMessages(many(1))
  fake.refusals.push(problem(403, 'message.ended'))
  await user.type(await field(), 'jeszcze słowo')
  await user.click(reply())

  expect(await screen.findByText(words('messages.refused.message.ended'))).toBeVisible()
  expect(screen.getByText('jeszcze słowo')).toBeVisible()
  expect(screen.queryByRole('button', { name: words('messages.retry') })).not.toBeInTheDocument()
})

test('what is written offline waits, also on the next page, and is sent when the browser is online', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user, fake, unmount } = await openMessages(many(1))
  await user.type(await field(), 'bez sieci')
  await user.click(reply())
  expect(await screen.findByText(words('messages.waits'))).toBeVisible()
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
  expect(screen.getByText(words('messages.left', { count: 12 }))).toBeVisible()
  await user.paste('a'.repeat(14))
  expect(screen.getByText(words('messages.tooLong', { count: 2 }))).toBeVisible()
  await user.click(reply())
  expect(fake.posted).toEqual([])
  expect(input).toHaveValue('a'.repeat(4_002))
})
