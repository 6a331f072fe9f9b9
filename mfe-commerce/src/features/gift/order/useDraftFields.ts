import { useSession } from '@kinora/session'
import { useEffect, useRef } from 'react'
import { keepDraft, readDraft, type PartOfOrder } from '../giftDraft.ts'
import type { FieldPath, GiftOrderForm } from './giftOrderForm.ts'

/**
 * Fills a gift order with its draft, then what is still empty with the data of the signed-in user, and keeps what is
 * typed as the draft.
 */
export function useDraftFields(form: GiftOrderForm): void {
  const { getValues, setValue, watch } = form
  const { session } = useSession()
  const user = session?.userData
  const hasDraft = useRef(false)

  useEffect(() => {
    if (!hasDraft.current) fill(readDraft())
    hasDraft.current = true
    if (user) {
      const { streetAddress, streetAddress2, postCode, city } = user.data ?? {}
      const address = { streetAddress, streetAddress2, postCode, city }
      fill({
        purchaser: {
          email: user.email,
          firstName: user.firstName,
          lastName: user.lastName,
          ...(user.phoneNumber && { telephoneNumber: user.phoneNumber }),
          ...Object.fromEntries(Object.entries(address).filter(([, text]) => text)),
        },
      })
      if (user.country && !readDraft().purchaser?.country) setValue('purchaser.country', user.country)
    }

    function fill(values: PartOfOrder) {
      for (const [path, value] of leavesOf(values)) {
        const isCountry = path === 'purchaser.country'
        if (isCountry || !getValues(path)) setValue(path, value)
      }
    }
  }, [user, getValues, setValue])

  useEffect(() => {
    const { unsubscribe } = watch((values) => keepDraft(values))
    return unsubscribe
  }, [watch])
}

type Leaf = [path: FieldPath, value: string]

/** `{ recipient: { email } }` is `['recipient.email', email]`. */
const leavesOf = (values: object, prefix = ''): Leaf[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]): Leaf[] =>
    typeof value === 'object' && value !== null
      ? leavesOf(value, `${prefix}${name}.`)
      : [[`${prefix}${name}`, value] as Leaf],
  )
