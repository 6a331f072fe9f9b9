import { Type } from 'typebox'
import { GiftSubscription, GiftTemplate, SubscriptionPlan } from '../commerce.ts'
import { dataOf, listOf } from '../listOf.ts'
import type { Calls } from './call.ts'
import {
  ActivatedGift,
  GiftActivation,
  GiftCard,
  GiftCardToken,
  Invoice,
  NewCheckout,
  NewGiftOrder,
  NewWithdrawal,
  Payment,
  PlanOverview,
  WithdrawalCode,
} from '../order.ts'

const page = Type.String({ format: 'uri' })

/** Calls about what is sold and paid for; a part of `CALLS`. */
export const MONEY_CALLS = {
  'POST /checkout': { body: NewCheckout, answer: dataOf(page) },
  'POST /gift-card-orders': { body: NewGiftOrder, answer: dataOf(Type.Object({ url: Type.String() })) },
  'PUT /gift-card-orders/activate/:code': { body: GiftActivation, answer: dataOf(ActivatedGift) },
  'POST /gift-card-orders/card': { body: GiftCardToken, answer: dataOf(GiftCard) },
  'GET /gift-subscriptions': { answer: listOf(GiftSubscription) },
  'GET /gift-templates': { answer: listOf(GiftTemplate) },
  'GET /payment': { answer: listOf(Payment) },
  'GET /payment/:id': { answer: dataOf(Payment) },
  'GET /payment/:id/invoice': { answer: dataOf(page) },
  'POST /payment/:id/withdrawal': { body: NewWithdrawal, answer: dataOf(Payment) },
  'POST /payment/:id/withdrawal/confirm': { body: WithdrawalCode, answer: dataOf(Payment) },
  'GET /subscription/customerPortal': { query: Type.Object({ return_url: Type.String() }), answer: dataOf(page) },
  'GET /subscription/invoices': { answer: listOf(Invoice) },
  'GET /subscription/plan': { answer: dataOf(PlanOverview), oldBy: ['access.changed'] },
  'GET /subscriptions': { answer: listOf(SubscriptionPlan) },
} satisfies Calls
