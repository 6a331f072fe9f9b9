import type { StreamEvent } from '@kinora/contracts'
import { api } from '@kinora/testing'
import { waitFor } from '@testing-library/react'
import { followEvents } from './followEvents.ts'

const url = `${api('/message/stream')}?locale=pl`
let open: (() => void)[] = []
/** Closes all tabs that are open. */
export function closeTabs() {
  for (const close of open) close()
  open = []
}

/** One tab of the browser of a person. */
export function openTab({ userId = 7, since = 10 } = {}) {
  const tab = { events: [] as string[], missed: 0, lastId: since, tokens: ['a', 'b', 'c'], close: () => {} }
  tab.close = followEvents({
    userId,
    since,
    url,
    accessToken: async () => tab.tokens[0],
    renew: async (refused) => {
      if (tab.tokens[0] === refused) tab.tokens.shift()
      return tab.tokens[0]
    },
    onEvent: ({ id, kind }: StreamEvent) => tab.events.push(`${id} ${kind}`),
    onMissed: () => tab.missed++,
    onLastId: (id) => (tab.lastId = id),
  })
  open.push(tab.close)
  return tab
}

/** Waits until there are so many connections. */
export const connected = async (connections: unknown[], count = 1) =>
  waitFor(() => expect(connections).toHaveLength(count), { timeout: 5_000 })
