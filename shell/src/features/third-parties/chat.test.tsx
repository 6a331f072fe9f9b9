import type { PageThirdParty } from '@kinora/contracts'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInShell } from '../../page.fake.tsx'
import { Chat } from './Chat.tsx'
import { FAILED, fakeFirm, framesTo, READY } from './frames.fake.ts'
import { consentWords } from '../../words.fake.ts'

const party: PageThirdParty = { id: 'talk', kind: 'chat', name: 'Talk' }
const state = () => within(screen.getByRole('region')).getByRole('status')
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) })

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

async function open(locale: 'pl' | 'en' = 'pl') {
  renderInShell(<Chat party={party} aboveTabs={false} />, { locale })
  expect(framesTo('talk')).toEqual([])
  await user.click(screen.getByRole('button', { name: locale === 'pl' ? 'Czat' : 'Chat', expanded: false }))
  return fakeFirm(framesTo('talk')[0]!)
}

test('the chat is loaded when it is opened, says that it is loading, and is shown when it is ready', async () => {
  const firm = await open()
  expect(screen.getByRole('region', { name: consentWords.words('chat.title') })).toHaveFocus()
  expect(state()).toHaveTextContent(consentWords.containing('chat.waiting'))

  firm.say(READY)
  expect(state()).toBeEmptyDOMElement()
  expect(screen.getByTitle(consentWords.words('chat.title'))).toBeVisible()
  await pass(60_000)
  firm.say(FAILED)
  expect(framesTo('talk')).toHaveLength(1)
  expect(state()).toBeEmptyDOMElement()
})

test.each([
  ['pl', 'Aby połączyć się ze specjalistą, wyłącz blokowanie reklam.', 'Spróbuj ponownie'],
  ['en', 'Ad blocker must be deactivated to connect with the specialist.', 'Try again'],
] as const)(
  'after five seconds a message in %s explains that it is blocked, and it can be retried',
  async (locale, sentence, again) => {
    await open(locale)
    await pass(4_999)
    expect(state()).not.toHaveTextContent(sentence)
    await pass(1)
    expect(state()).toHaveTextContent(sentence)
    expect(framesTo('talk')).toEqual([])

    await user.click(screen.getByRole('button', { name: again }))
    fakeFirm(framesTo('talk')[0]!).say(READY)
    expect(state()).toBeEmptyDOMElement()
  },
)

test('a blocked script is explained at once', async () => {
  const firm = await open()
  firm.say(FAILED)
  expect(state()).toHaveTextContent('wyłącz blokowanie reklam')
})

test('Escape closes it, removes the frame and returns the focus', async () => {
  await open()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Czat', expanded: false })).toHaveFocus()
  expect(framesTo('talk')).toEqual([])
})
