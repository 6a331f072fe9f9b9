import { edit, type Guard } from './Guard.ts'
import { PLAN_GUARDS } from './planGuards.ts'

/**
 * Every one of them is needed: without it the model finds a history in which an invariant is violated. What decides races
 * that are rare in histories is shown by one that is aligned.
 */
export const GUARDS: Guard[] = [
  {
    name: 'an event is stored once',
    isOften: true,
    edits: [edit('money/payments/eventQueries.ts', 'on conflict (id) do nothing returning id', 'returning id')],
    drops: ['alter table provider_events drop constraint provider_events_id'],
  },
  {
    name: 'an order is written once',
    edits: [edit('money/orders/createOrder.ts', '.onConflictDoNothing({ target: orders.writeId })', '')],
    drops: ['alter table orders drop constraint orders_write_id_unique'],
  },
  {
    name: 'only what is paid counts as paid',
    edits: [
      edit('money/settlement/readFacts.ts', "if (payment_status === 'paid' || ", "if (payment_status !== 'x' || "),
    ],
  },
  {
    name: 'a code is used once',
    edits: [edit('money/gifts/activationQueries.ts', 'and card.redeemed_at is null and', 'and')],
  },
  {
    name: 'a code is used for its length only',
    edits: [
      edit(
        'money/gifts/activationQueries.ts',
        'and paid.months = ${MONTHS} and',
        'and (paid.months = ${MONTHS} or true) and',
      ),
    ],
    race: 'otherLength',
  },
  {
    name: 'what was paid back gives nothing',
    isOften: true,
    edits: [edit('money/settlement/readPaid.ts', 'isRevoked: charge.refunded || ', 'isRevoked: ')],
  },
  {
    name: 'what is disputed gives nothing',
    edits: [edit('money/settlement/readPaid.ts', " || dispute === 'open' || dispute === 'lost'", '')],
  },
  {
    name: 'a mail is written once',
    edits: [edit('messages/mail/outboxQueries.ts', '.onConflictDoNothing({ target: outbox.about })', '')],
    drops: ['alter table outbox drop constraint outbox_about_unique'],
  },
  {
    name: 'an order is written only if it has not changed since it was read',
    edits: [
      edit(
        'money/settlement/settleOrder.ts',
        'if (order?.version !== version) return false',
        'if (!order) return false',
      ),
    ],
    race: 'olderReading',
  },
  {
    name: 'an order is locked while it is written',
    edits: [edit('money/orders/orderQueries.ts', ".where(withId(id)).for('update')", '.where(withId(id))')],
    race: 'sameVersion',
  },
  {
    name: 'access is locked while it is derived',
    edits: [edit('money/subscriptions/rewriteAccess.ts', ' for no key update', '')],
    race: 'twoCodes',
  },
  {
    name: 'an order is locked while its code is used',
    edits: [edit('money/gifts/activateGift.ts', 'if (!(await lockOrderOf(tx, codeHash)))', 'if (!codeHash)')],
    race: 'codePaidBack',
  },
  {
    name: 'a code whose order could not be locked is wrong',
    isOften: true,
    edits: [edit('money/gifts/activationQueries.ts', 'return locked.length > 0', 'return locked.length >= 0')],
    race: 'codeBeforeCard',
  },
  {
    name: 'the pages of earlier orders are closed',
    edits: [edit('money/checkout/startCheckout.ts', 'await closeOthers(app, order)', '')],
    race: 'twoPlans',
  },
  {
    name: 'what an erased buyer pays is paid back',
    edits: [
      edit('money/settlement/writeFacts.ts', 'becamePaid && (await isBuyerErased(', 'false && (await isBuyerErased('),
    ],
    race: 'erasedBuyer',
  },
  ...PLAN_GUARDS,
]
