import type { Message, MessagePage } from '@kinora/contracts'
import { MESSAGES_PAGE_SIZE } from '@kinora/limits'

/**
 * The messages of a conversation that are cached: the newest first, without a gap. `count`: how many there are in all,
 * those among them that were taken back while nobody listened included; older than the cached ones are never more than
 * it says.
 */
export type CachedMessages = MessagePage

/**
 * What is cached after a page was read: from its newest to its oldest message the page decides what there is.
 * `isFirst`: nothing is newer than the page; otherwise it begins after the oldest that is cached.
 */
export function mergePage(
  cached: CachedMessages | undefined,
  { data, count }: MessagePage,
  isFirst: boolean,
): CachedMessages {
  const [newest, oldest] = [data[0], data.at(-1)]
  const before = cached?.data ?? []
  if (!newest || !oldest) return isFirst ? { data: [], count } : { data: before, count: before.length }
  const above = isFirst ? [] : before.filter(({ id }) => id > newest.id)
  // Between the page and what was cached there may be others, which no count tells: messages are also taken back. They are
  // read when somebody asks for older ones.
  const hasGap = isFirst && oldest.id > (before[0]?.id ?? 0)
  const below = hasGap ? [] : before.filter(({ id }) => id < oldest.id)
  const merged = [...above, ...data, ...below]
  if (isFirst && below.length === 0) return { data: merged, count }
  const olderCount = (cached?.count ?? count) - before.length
  if (isFirst) return { data: merged, count: merged.length + olderCount }
  const leftCount = data.length < MESSAGES_PAGE_SIZE ? 0 : Math.max(0, olderCount - data.length)
  return { data: merged, count: merged.length + leftCount }
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
