import { sessionClient } from '@kinora/session'
import { fakeAuth, fakeSession, renderApp, server } from '@kinora/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { EWA, fakeConversation } from '../features/messages/messages.fake.ts'
import en from '../locales/en.json' with { type: 'json' }
import pl from '../locales/pl.json' with { type: 'json' }
import AskAboutMomentSlot from './AskAboutMomentSlot.tsx'
import { text } from '../words.fake.ts'

beforeEach(() => void (globalThis.indexedDB = new IDBFactory()))

async function open(locale: 'pl' | 'en' = 'pl') {
  const fake = fakeConversation()
  server.use(...fakeAuth(fakeSession()).handlers)
  const onClose = jest.fn()
  const view = renderApp(<AskAboutMomentSlot program={{ id: 5, title: 'Mostek' }} seconds={133} onClose={onClose} />, {
    locale,
    messages: { 'mfe-profile': { pl, en } },
  })
  await act(() => sessionClient.follow())
  return { ...view, fake, onClose }
}

test.each([
  [
    'pl',
    'Zapytaj o\u00a0ten moment',
    'Film „Mostek”, 2:13',
    'Twoje pytanie',
    text('messages.ask.send'),
    'Pytanie jest w wiadomościach.',
    /^Przeczyta je Ewa/,
  ],
  [
    'en',
    'Ask about this moment',
    'Film “Mostek”, 2:13',
    'Your question',
    'Send question',
    'Your question is in the messages.',
    /^Ewa .* will read it\.$/,
  ],
] as const)(
  'a question about a moment is sent with it, in %s',
  async (locale, title, about, field, send, sent, reader) => {
    const { user, fake, onClose } = await open(locale)
    expect(screen.getByRole('dialog', { name: title })).toBeVisible()
    expect(screen.getByText(about)).toBeVisible()
    const question = await screen.findByRole('textbox', { name: field })
    expect(question).not.toHaveAttribute('placeholder')
    expect(screen.getByText(reader)).toBeVisible()
    await user.type(question, 'Czy tak?')
    await user.click(screen.getByRole('button', { name: send }))

    expect(await screen.findByText(sent)).toBeVisible()
    expect(onClose).toHaveBeenCalled()
    await waitFor(() => expect(fake.posted).toHaveLength(1))
    expect(fake.posted[0]).toMatchObject({
      receiverId: EWA,
      content: 'Czy tak?',
      moment: { training: 5, seconds: 133 },
    })
  },
)

test('two presses before the dialog is gone ask once', async () => {
  const { user, fake, onClose } = await open()
  await user.type(await screen.findByRole('textbox'), 'Czy tak?')
  const { form } = screen.getByRole<HTMLTextAreaElement>('textbox')
  await act(async () => {
    form?.requestSubmit()
    while (fake.posted.length === 0) await new Promise((resolve) => setTimeout(resolve))
    form?.requestSubmit()
    await new Promise((resolve) => setTimeout(resolve))
  })

  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(fake.posted).toHaveLength(1)
})

test('Escape closes it and sends nothing', async () => {
  const { user, fake, onClose } = await open()
  await user.type(await screen.findByRole('textbox'), 'Czy tak?{Escape}')

  expect(onClose).toHaveBeenCalled()
  expect(fake.posted).toEqual([])
})
