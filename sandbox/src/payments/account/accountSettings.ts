import type { Store } from '../provider/openStore.ts'

/**
 * What is set in the Dashboard of an account, and no call of the API tells.
 *
 * `retries`: so many days after a failed charge it is tried again, each counted from the one before · `then`: what becomes
 * of the plan after the last try (docs.stripe.com/billing/revenue-recovery/smart-retries) · `receipts`: whether payers are
 * mailed a receipt, whose number is then on the charge.
 */
export type AccountSettings = { retries: number[]; then: 'cancel' | 'unpaid' | 'past_due'; receipts: boolean }

const USUAL: AccountSettings = { retries: [3, 5, 7], then: 'cancel', receipts: false }

export const accountSettings = (store: Store): AccountSettings => ({
  ...USUAL,
  ...store.setting<Partial<AccountSettings>>('account'),
})
