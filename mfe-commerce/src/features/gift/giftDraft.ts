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
