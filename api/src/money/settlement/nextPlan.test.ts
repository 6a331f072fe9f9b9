import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { CARD, CARD_THAT_EXPIRES } from '../../../testing/money/payments.ts'
import { usePlans } from '../../../testing/money/plans.ts'
import { buyEarly } from '../../../testing/money/states/State.ts'
import { firstChargeAt } from '../subscriptions/firstChargeAt.ts'

const DAY_MS = 86_400_000
const GRACE_MS = 7 * DAY_MS

onOneDatabase((create) => {
  const { running, open, deliverAll, mailsTo } = usePlans(create)

  test('the next plan is charged when the paid time ends, if that is not within two days', async () => {
    const ada = await open('ada@example.pl', 0)
    await ada.buy()
    const end = Date.parse((await ada.get('/subscription/plan')).data.plan.periodEndsAt)
    const chargedAt = async (daysLeft: number) =>
      (await firstChargeAt(running.app.db, ada.userId, end - daysLeft * DAY_MS))?.getTime()
    assert.deepEqual([await chargedAt(3), await chargedAt(1)], [end, undefined])
  })

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
      assert.deepEqual(templates, ['welcomeToPlan', 'receipt', 'planOrdered', ...mails])
    })
})
