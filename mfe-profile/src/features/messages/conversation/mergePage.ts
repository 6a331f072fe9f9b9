import type { Message, MessagePage } from '@kinora/contracts'

/** The messages of a conversation that are cached: the newest first, without a gap. `count`: how many there are in all. */
export type CachedMessages = MessagePage

/**
 * What is cached after a page was read: from its newest to its oldest message the page decides what there is.
 * `isFirst`: nothing is newer than the page.
 */
export function mergePage(
  cached: CachedMessages | undefined,
  { data, count }: MessagePage,
  isFirst: boolean,
): CachedMessages {
  const [newest, oldest] = [data[0], data.at(-1)]
  const before = cached?.data ?? []
  if (!newest || !oldest) return { data: isFirst ? [] : before, count }
  const above = isFirst ? [] : before.filter(({ id }) => id > newest.id)
  const below = before.filter(({ id }) => id < oldest.id)
  // Between the page and what was cached there may be others, which no count tells: messages are also taken back. They are
  // read when somebody asks for older ones.
  const hasGap = isFirst && oldest.id > (before[0]?.id ?? 0)
  return { data: [...above, ...data, ...(hasGap ? [] : below)], count }
}

/** The sent message among the cached ones. */
export const insert = ({ data, count }: CachedMessages, sent: Message): CachedMessages =>
  data.some(({ id }) => id === sent.id)
    ? { data, count }
    : { data: [...data, sent].sort((one, other) => other.id - one.id), count: count + 1 }

/** The cached messages without one that was taken back. */
export function withdraw({ data, count }: CachedMessages, withdrawnId: number): CachedMessages {
  const others = data.filter(({ id }) => id !== withdrawnId)
  return { data: others, count: count - (data.length - others.length) }
}
