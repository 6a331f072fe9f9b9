import type { ConversationEnd, Message } from '@kinora/contracts'
import { sessionClient } from '@kinora/session'
import { fakeAuth, fakeSession, renderApp, server } from '@kinora/testing'
import { act, screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { EWA, fakeConversation, fakeMessage } from '../features/messages/messages.fake.ts'
import en from '../locales/en.json' with { type: 'json' }
import pl from '../locales/pl.json' with { type: 'json' }
import MessagesSlot from './MessagesSlot.tsx'

/** Observers of what is visible, which jsdom lacks: nothing is, until a test says so. */
export const observed: { callback: IntersectionObserverCallback; targets: Element[] }[] = []

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  observed.length = 0
  window.IntersectionObserver = class {
    targets: Element[] = []
    constructor(callback: IntersectionObserverCallback) {
      observed.push({ callback, targets: this.targets })
    }
    observe(target: Element) {
      this.targets.push(target)
    }
    disconnect() {
      this.targets.length = 0
    }
  } as unknown as typeof IntersectionObserver
})

/** Messages of the specialist with the texts `wiadomość 1` and so on. */
export const many = (count: number) => Array.from({ length: count }, (_, index) => fakeMessage(index + 1))

type Options = {
  locale?: 'pl' | 'en'
  canReply?: boolean
  ended?: ConversationEnd
  hasFailed?: boolean
  isWhole?: boolean
}

/** Shows Anna's conversation with Ewa on a page. */
export async function openMessages(
  messages: Message[],
  { locale = 'pl', canReply = true, ended, hasFailed = false, isWhole = false }: Options = {},
) {
  const fake = fakeConversation(messages, { canReply })
  fake.hasFailed = hasFailed
  fake.ended = ended ?? null
  const auth = fakeAuth(fakeSession())
  server.use(...auth.handlers)
  const view = renderApp(<MessagesSlot userId={EWA} isWhole={isWhole} />, {
    locale,
    messages: { 'mfe-profile': { pl, en } },
  })
  await act(() => sessionClient.follow())
  return { ...view, fake, auth }
}

export const field = (name = 'Twoja wiadomość') => screen.findByRole('textbox', { name })
/** The entry of the list with these words. */
export const entryWith = async (sentence: string | RegExp) => {
  await screen.findByText(sentence, { selector: 'p, p *' })
  return screen.getAllByRole('listitem').find(({ textContent }) => {
    const text = textContent.replaceAll('\u00a0', ' ')
    return typeof sentence === 'string' ? text.includes(sentence) : sentence.test(text)
  })!
}
