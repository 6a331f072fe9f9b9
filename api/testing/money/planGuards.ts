import { edit, type Guard } from './Guard.ts'

/** Of money that goes back, and of plans that follow one another. */
export const PLAN_GUARDS: Guard[] = [
  {
    name: 'who uses a code keeps their account meanwhile',
    edits: [edit('money/gifts/activateGift.ts', 'if (!(await lockAccess(tx, userId)))', 'if (!userId)')],
    race: 'erasedWhileRedeeming',
  },
  {
    name: 'a plan is ended before it is paid back',
    edits: [
      edit('money/settlement/refundOrder.ts', 'if (subscriptionId) await cancelSubscription(app, subscriptionId)', ''),
    ],
    race: 'withdrawnPlan',
  },
  {
    name: 'a plan that was paid back is not charged again',
    isOften: true,
    edits: [edit('money/settlement/writeFacts.ts', 'if (news.isOver)', 'if (news.isOver && !news)')],
    race: 'paidBackPlan',
  },
  {
    name: 'a refund that has failed is asked for again',
    edits: [
      edit(
        'money/settlement/writeFacts.ts',
        'const isReturned = next.failedRefunds > order.failedRefunds',
        'const isReturned = next.failedRefunds > next.failedRefunds',
      ),
    ],
    race: 'refusedOnce',
  },
  {
    name: 'a refund that has failed is asked for under another key',
    edits: [
      edit(
        'money/settlement/refundOrder.ts',
        "${failedRefunds ? `:after${failedRefunds}` : ''}",
        "${failedRefunds ? '' : ''}",
      ),
    ],
    race: 'refusedOnce',
  },
  {
    name: 'a refund that has failed and is not asked for again is shown to operators',
    edits: [
      edit(
        'money/settlement/writeFacts.ts',
        "await app.jobs.send(tx, 'returnedRefunds', job)",
        'await tx.rows("select")',
      ),
    ],
    race: 'refusedRefunds',
  },
  {
    name: 'so is one that goes back to somebody who was erased',
    edits: [edit('money/settlement/writeFacts.ts', '|| order.userId === null))', '&& order.userId === null))')],
    race: 'refusedToErased',
  },
  {
    name: 'what was withdrawn from gives nothing while its refund has failed',
    edits: [
      edit(
        'money/settlement/writeFacts.ts',
        'if (withdrawnAt === null || facts',
        'if (withdrawnAt !== undefined || facts',
      ),
    ],
    race: 'refusedRefunds',
  },
  {
    name: 'an error that the provider keeps is asked around',
    edits: [edit('money/payments/askProvider.ts', 'if (!isKept || number === KEYS_MAX) throw', 'throw')],
    race: 'keptError',
  },
  {
    name: 'grace follows only what was paid for',
    edits: [edit('money/subscriptions/graceSql.ts', 'and before.revoked_at is null', '')],
    race: 'refundedInGrace',
  },
  {
    name: 'a refund of a renewal that fails is told',
    edits: [
      edit(
        'money/settlement/writePlan.ts',
        'payment.failedRefunds > (before?.failedRefunds ?? 0)',
        'payment.failedRefunds > payment.failedRefunds + (before?.failedRefunds ?? 0)',
      ),
    ],
    race: 'refundedRenewal',
  },
  {
    name: 'a dispute that was won is told',
    edits: [edit('money/settlement/writePlan.ts', "payment.dispute === 'won'", 'payment.dispute === null')],
    race: 'wonDispute',
  },
  {
    name: 'who has bought the next plan keeps the access while it is charged',
    edits: [edit('money/settlement/readPlan.ts', ' || start === trial_end)', ')')],
    race: 'seam',
  },
  {
    name: 'a plan that gives nothing ends when another is bought',
    edits: [edit('money/checkout/startCheckout.ts', 'await endOthers(app, order.id, userId)', '')],
    race: 'besideDisputed',
  },
  {
    name: 'a customer that is gone is made again',
    edits: [edit('money/checkout/openCheckout.ts', "if (!isRefused(error, 'customer') ||", 'if (error ||')],
    race: 'goneCustomer',
  },
  {
    name: 'an earlier page is open until there is a new one',
    edits: [
      edit(
        'money/checkout/startCheckout.ts',
        'const url = await openCheckout(app, order, person)',
        'await closeOthers(app, order); const url = await openCheckout(app, order, person)',
      ),
    ],
    race: 'refusedPurchase',
  },
]
