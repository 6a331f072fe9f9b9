import type { ConversationFilter } from '@kinora/contracts'
import { PHRASE_MAX_LENGTH } from '@kinora/limits'
import { paths } from '@kinora/paths'

export const FILTERS: readonly ConversationFilter[] = ['all', 'unread', 'waiting']

/** Which conversations are shown, and with whom one is open, as the address says. */
export type InboxAddress = { search: string; show: ConversationFilter; page: number; openId: number | null }

const numberOf = (text: string | null) => (text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null)

export function readInbox(query: string): InboxAddress {
  const params = new URLSearchParams(query)
  return {
    search: (params.get('search') ?? '').trim().slice(0, PHRASE_MAX_LENGTH),
    show: FILTERS.find((filter) => filter === params.get('show')) ?? 'all',
    page: numberOf(params.get('page')) ?? 1,
    openId: numberOf(params.get('with')),
  }
}

export const inboxPath = ({ search, show, page, openId }: InboxAddress): string =>
  paths.inbox({
    ...(search && { search }),
    ...(show !== 'all' && { show }),
    ...(page > 1 && { page: String(page) }),
    ...(openId !== null && { with: String(openId) }),
  })
