import type { Provider } from '../provider/openProvider.ts'

/** The customer's NIP, which its invoices name from now on. */
export const keepTaxId = ({ store }: Provider, customer: string, nip: string): void =>
  store.setSetting(`NIP of ${customer}`, nip)

export function customerTaxIds({ store }: Provider, customer: string): { type: 'pl_nip'; value: string }[] {
  const value = store.setting<string>(`NIP of ${customer}`)
  return value ? [{ type: 'pl_nip', value }] : []
}
