import { createHash } from 'node:crypto'
import { nulls } from '../provider/nulls.ts'
import { newId, type Provider } from '../provider/openProvider.ts'
import type { Charge, PaymentMethod } from '../provider/stored.ts'
import { habitsOf, type Means, TEST_CARDS } from './testCards.ts'

export type BillingDetails = PaymentMethod['billing_details']

/** Stores how somebody pays; it becomes the customer's default if there is one. */
export function newPaymentMethod(
  provider: Provider,
  means: Means,
  customer: string | null,
  billing_details: BillingDetails,
): PaymentMethod {
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details,
    created: provider.timeFor(customer),
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: means.type,
    ...(means.type === 'card' && { card: cardOf(means) }),
    ...(means.type === 'blik' && { blik: { buyer_id: null } }),
    ...(means.type === 'p24' && { p24: { bank: 'sandbox_bank' } }),
  }
  provider.store.put(method)
  provider.store.setSecret(method.id, habitsOf(means))
  if (customer) provider.emit('payment_method.attached', method, provider.clockOf(customer))
  return method
}

const fingerprint = (number: string) => createHash('sha256').update(number).digest('hex').slice(0, 16)
const CHECKS = { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' }

const cardOf = ({ number, expMonth, expYear }: Means & { type: 'card' }): NonNullable<PaymentMethod['card']> => {
  const brand = TEST_CARDS[number]?.brand ?? 'visa'
  return {
    brand,
    checks: CHECKS,
    country: 'PL',
    display_brand: brand,
    exp_month: expMonth,
    exp_year: expYear,
    fingerprint: fingerprint(number),
    funding: 'credit',
    generated_from: null,
    last4: number.slice(-4),
    networks: { available: [brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  }
}

/** How a charge was paid, as the charge says it. */
export const chargeDetails = (
  method: PaymentMethod,
  amount: number,
  authenticated: boolean,
): NonNullable<Charge['payment_method_details']> => {
  if (!method.card)
    return method.type === 'blik'
      ? { type: 'blik', blik: { buyer_id: null } }
      : { type: 'p24', p24: { bank: 'sandbox_bank', reference: 'P24-SANDBOX', verified_name: null } }
  const { brand, country, exp_month, exp_year, fingerprint, funding, last4 } = method.card
  return {
    type: 'card',
    card: {
      amount_authorized: amount,
      ...nulls('authorization_code electronic_commerce_indicator installments mandate network_transaction_id'),
      ...nulls('transaction_link_id wallet'),
      brand,
      checks: CHECKS,
      country,
      exp_month,
      exp_year,
      fingerprint: fingerprint ?? null,
      funding,
      last4,
      network: brand,
      regulated_status: 'unregulated',
      three_d_secure: authenticated
        ? {
            authentication_flow: 'challenge',
            electronic_commerce_indicator: '05',
            exemption_indicator: null,
            result: 'authenticated',
            result_reason: null,
            transaction_id: newId('3ds'),
            version: '2.2.0',
          }
        : null,
    },
  }
}
