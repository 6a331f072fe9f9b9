import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { CARD, CARD_THAT_EXPIRES } from '../../../testing/money/payments.ts'
import { usePlans } from '../../../testing/money/plans.ts'
import { buyEarly } from '../../../testing/money/State.ts'

const GRACE_MS = 7 * 86_400_000

onOneDatabase((create) => {
  const { open, deliverAll, mailsTo } = usePlans(create)

  for (const [what, card, seconds, status, mails] of [
    ['while it is charged first', CARD, 600, 'active', []],
    ['for seven days if that charge fails', CARD_THAT_EXPIRES, 7_200, 'pastDue', ['paymentFailed']],
  ] as const)
    test(`who bought the next plan early keeps the access ${what}`, async () => {
      const iga = await open(`iga.${status}@example.pl`, 0)
      const { next } = await buyEarly(iga, card)
      const before = (await iga.get('/subscription/plan')).data.plan
      assert.equal(before.status, 'upcoming')
      await iga.passPeriod(next.subscription, seconds)
      await deliverAll()
      const { plan, accessEndsAt } = (await iga.get('/subscription/plan')).data
      assert.equal(plan.status, status)
      assert.equal(Date.parse(accessEndsAt) - Date.parse(before.renewsAt), GRACE_MS, 'without a hole before it')
      const templates = (await mailsTo(iga.email)).map(({ template }) => template)
      assert.deepEqual(templates, ['welcomeToPlan', 'receipt', 'welcomeToPlan', ...mails])
    })
})
