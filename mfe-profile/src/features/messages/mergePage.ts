import type { Message, MessagePage } from '@kinora/contracts'

/** The messages that are known of a conversation: the newest first, without a gap. `count`: how many there are in all. */
export type Known = MessagePage

/**
 * What is known after a page was read: from its newest to its oldest message the page decides what there is.
 * `isFirst`: nothing is newer than the page.
 */
export function mergePage(known: Known | undefined, { data, count }: MessagePage, isFirst: boolean): Known {
  const [newest, oldest] = [data[0], data.at(-1)]
  const before = known?.data ?? []
  if (!newest || !oldest) return { data: isFirst ? [] : before, count }
  const above = isFirst ? [] : before.filter(({ id }) => id > newest.id)
  const below = before.filter(({ id }) => id < oldest.id)
  const fresh = data.filter(({ id }) => id > (before[0]?.id ?? 0)).length
  // Between the page and what was known there are others: they are read when somebody asks for older ones.
  const hasGap = isFirst && known !== undefined && count - known.count > fresh
  return { data: [...above, ...data, ...(hasGap ? [] : below)], count }
}

/** The sent message among the known ones. */
export const insert = ({ data, count }: Known, sent: Message): Known =>
  data.some(({ id }) => id === sent.id)
    ? { data, count }
    : { data: [...data, sent].sort((one, other) => other.id - one.id), count: count + 1 }
