import { storedValue } from '@kinora/session'

/**
 * The order that is being made, in this tab, until it is paid or the session epoch ends: nobody else finds somebody's
 * address. Apart from what reads it, because the page after the payment needs no forms.
 */
export const draftStore = storedValue('tab', 'giftOrder', 1)

export const forgetDraft = (): void => draftStore.forget()
