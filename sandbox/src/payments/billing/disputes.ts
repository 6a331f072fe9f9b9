import { nulls } from '../provider/nulls.ts'
import { newId, type Provider } from '../provider/openProvider.ts'
import type { Charge, Objects } from '../provider/stored.ts'

type Dispute = Objects['dispute']

const WEEK_S = 7 * 86_400

/** The payer's bank takes a charge back until the dispute is closed. */
export function openDispute(provider: Provider, charge: Charge): Dispute {
  const clock = provider.clockOf(charge.customer)
  const at = provider.timeOf(clock)
  const dispute: Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: at,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: at + WEEK_S,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      type: 'card',
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
    },
    reason: 'fraudulent',
    status: 'needs_response',
  }
  provider.store.put(dispute)
  provider.store.put({ ...charge, disputed: true })
  provider.emit('charge.dispute.created', dispute, clock)
  return dispute
}

/** The bank has decided: the shop keeps the money, or has lost it. */
export function closeDispute(provider: Provider, dispute: Dispute, outcome: 'won' | 'lost'): Dispute {
  const charge = provider.store.get('charge', dispute.charge)
  const closed: Dispute = { ...dispute, status: outcome }
  provider.store.put(closed)
  provider.emit('charge.dispute.closed', closed, provider.clockOf(charge?.customer))
  return closed
}

const NO_EVIDENCE: Dispute['evidence'] = {
  ...nulls('access_activity_log billing_address cancellation_policy cancellation_policy_disclosure'),
  ...nulls('cancellation_rebuttal customer_communication customer_email_address customer_name'),
  ...nulls('customer_purchase_ip customer_signature duplicate_charge_documentation'),
  ...nulls('duplicate_charge_explanation duplicate_charge_id product_description receipt refund_policy'),
  ...nulls('refund_policy_disclosure refund_refusal_explanation service_date service_documentation'),
  ...nulls('shipping_address shipping_carrier shipping_date shipping_documentation shipping_tracking_number'),
  ...nulls('uncategorized_file uncategorized_text'),
  enhanced_evidence: {},
}
