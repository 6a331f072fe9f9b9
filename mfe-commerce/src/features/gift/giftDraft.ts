import { draftStore as stored } from './draftStore.ts'
import { giftOrderSchema, type GiftOrderValues } from './order/giftOrderForm.ts'

export type PartOfOrder = { [Group in keyof GiftOrderValues]?: Partial<GiftOrderValues[Group]> | undefined }

/** What was typed, whether or not it is right. */
export const readDraft = (): PartOfOrder => stored.read()['values'] ?? {}

export const keepDraft = (values: PartOfOrder): void => stored.keep({ ...stored.read(), values })

/** The draft if it can be ordered; otherwise undefined. */
export function readOrder(): GiftOrderValues | undefined {
  const draft = readDraft()
  return giftOrderSchema.isValidSync(draft) ? (giftOrderSchema.cast(draft) as GiftOrderValues) : undefined
}

/**
 * The key of an order with this content. It stays the same while nothing changes, so that what is sent twice, also after
 * a reload, is one order.
 */
export function keyFor(order: object): string {
  const about = JSON.stringify(order)
  const { sent, ...rest } = stored.read() as { sent?: { about: string; key: string } }
  if (sent?.about === about) return sent.key
  const key = crypto.randomUUID()
  stored.keep({ ...rest, sent: { about, key } })
  return key
}

/** The next order gets a key of its own. */
export function forgetKey(): void {
  const { sent: _, ...rest } = stored.read()
  stored.keep(rest)
}
