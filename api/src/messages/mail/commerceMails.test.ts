import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'
import type { CommerceTemplate } from './commerceWords.ts'

const VALUES = {
  name: 'Rok',
  amount: '399 zł',
  refund: '399 zł',
  nextAmount: '443,33 zł',
  refunded: '129 zł',
  lookupKey: 'plan-3',
  confirmUrl: 'https://pay.example/i/1',
  number: 'FV 7',
  orderId: '0d1f9c1e-1111-4222-8333-444455556666',
  token: 'x'.repeat(43),
  giver: 'Ola <b>http://evil.example</b>',
  message:
    'Sto lat!Dużo zdrowia & sił.\nwww.evil.example, ola@evil.example, EVIL.example/a, p\u200bay.evil.com http://e',
  code: 'AB01-CDEF-GHJK-MNPQ',
  months: '3',
  picture: '/media/gifts/leaves-600.webp',
  pictureText: 'Gałązka',
  paidAt: '2026-11-30T23:30:00.000Z',
  periodEndsAt: '2026-12-31T23:30:00.000Z',
  renewsAt: '2027-01-31T12:00:00.000Z',
  graceEndsAt: '2026-12-08T12:00:00.000Z',
  expiresAt: '2027-11-30T23:30:00.000Z',
  withdrawnAt: '2026-12-01T10:11:12.000Z',
  deliverOn: '2026-12-24',
  confirmCode: 'secret',
}

/** How many facts a mail has at least, if fewer than three. */
const FEW_FACTS: Partial<Record<CommerceTemplate, number>> = {
  firstChargeFailed: 1,
  disputeWon: 2,
  withdrawalDeclared: 2,
}

onOneDatabase((create) => {
  const running = useApp(create, { origin: 'https://kinora.example' })
  before(() => running.app.ready())
  const send = async (template: CommerceTemplate, locale: 'pl' | 'en', values: Partial<typeof VALUES> = VALUES) => {
    const to = `${template}.${locale}@kinora.example`
    await running.app.mail.post({ to, template, locale, values }, running.app.db)
    return running.mailbox.next(to)
  }

  for (const [template, pl, en] of [
    [
      'welcomeToPlan',
      [
        '/programs',
        '399 zł',
        '31 stycznia 2027',
        '443,33 zł',
        'do 15 grudnia 2026, bez',
        '/subscription/withdrawal#0d1f9c1e',
      ],
      ['/en/programs', '31 January 2027', 'until 15 December 2026, without'],
    ],
    [
      'planOrdered',
      ['/subscription\n', 'zacznie się 31 stycznia 2027', '443,33 zł', '/subscription/withdrawal#0d1f9c1e'],
      ['/en/subscription\n', 'begins on 31 January 2027'],
    ],
    [
      'firstChargeReminder',
      ['/subscription\n', 'zacznie się 31 stycznia 2027', '399 zł'],
      ['/en/subscription\n', 'begins on 31 January 2027'],
    ],
    [
      'receipt',
      ['/subscription/invoices', '1 grudnia 2026', '1 stycznia 2027', 'FV 7'],
      ['/en/subscription/invoices', '1 December 2026'],
    ],
    ['renewalReminder', ['/subscription\n', '31 stycznia 2027', '399 zł'], ['/en/subscription\n', '31 January 2027']],
    ['paymentFailed', ['/subscription\n', 'do 8 grudnia 2026'], ['/en/subscription\n', 'until 8 December 2026']],
    [
      'giftCard',
      ['/subscription/activate#AB01-CDEF-GHJK-MNPQ', '3 miesiące', '1 grudnia 2027'],
      ['3 months', '1 December 2027'],
    ],
    [
      'giftReceipt',
      [
        `/give-a-gift/card#${VALUES.token}`,
        '24 grudnia 2026',
        'do 15 grudnia 2026, bez',
        '/subscription/withdrawal#0d1f9c1e',
      ],
      ['24 December 2026', 'until 15 December 2026, without'],
    ],
    [
      'confirmCharge',
      ['https://pay.example/i/1', 'do 8 grudnia 2026', 'nie musisz jej zmieniać'],
      ['https://pay.example/i/1', 'until 8 December 2026'],
    ],
    [
      'firstChargeFailed',
      ['/subscription?plan=plan-3', 'nie doszedł do skutku'],
      ['/en/subscription?plan=plan-3', 'did not take place'],
    ],
    [
      'refunded',
      ['/payment/0d1f9c1e', '129 zł', 'nie daje już dostępu'],
      ['/en/payment/0d1f9c1e', 'no access any more'],
    ],
    ['partlyRefunded', ['/payment/0d1f9c1e', '129 zł', 'nic się nie zmienia'], ['Nothing else changes']],
    ['disputed', ['/payment/0d1f9c1e', '399 zł', 'wróci sam'], ['comes back by itself']],
    ['disputeWon', ['/payment/0d1f9c1e', 'znów daje'], ['/en/payment/0d1f9c1e', 'gives again']],
    [
      'unpaidWithdrawal',
      ['1 grudnia 2026 11:11:12 CET', VALUES.orderId, 'nic nie pobierzemy'],
      ['1 December 2026 at 11:11:12 CET', 'nothing will be'],
    ],
    [
      'withdrawalToConfirm',
      ['1 grudnia 2026 11:11:12 CET', `/subscription/withdrawal#${VALUES.orderId}.secret`, 'nic się nie zmienia'],
      ['1 December 2026 at 11:11:12 CET', 'nothing changes'],
    ],
    [
      'withdrawalDeclared',
      ['1 grudnia 2026 11:11:12 CET', `/subscription/withdrawal#${VALUES.orderId}\n`],
      ['1 December 2026 at 11:11:12 CET'],
    ],
    ['withdrawal', ['1 grudnia 2026 11:11:12 CET', VALUES.orderId, '399 zł'], ['1 December 2026 at 11:11:12 CET']],
  ] as const)
    test(`${template} says when and how much, in both languages, as text and as HTML`, async () => {
      for (const [locale, expected] of [
        ['pl', pl],
        ['en', en],
      ] as const) {
        const mail = await send(template, locale)
        for (const text of expected) assert.ok(mail.text.includes(text), `${text} in: ${mail.text}`)
        assert.doesNotMatch(mail.subject + mail.text + mail.html, /\{\{|undefined|Invalid/)
        assert.match(mail.html, new RegExp(`<html lang="${locale}">`))
        const facts = mail.html.match(/<th scope="row"/g) ?? []
        const { [template]: least = 3 } = FEW_FACTS
        assert.ok(facts.length >= least, `${facts.length} facts`)
      }
    })

  test("a giver's words cannot be a link, an address or markup, and their sentences stay", async () => {
    const { subject, text, html } = await send('giftCard', 'pl')
    assert.match(text, /„Sto lat! Dużo zdrowia & sił\.\n… … … … …”/)
    assert.doesNotMatch(subject + text + html, /evil\.|@evil|<b>/)
    assert.match(html, /zdrowia &amp; sił/)
    const { subject: nameless } = await send('giftCard', 'en', { ...VALUES, giver: '12345', message: '' })
    assert.equal(nameless, 'Somebody has a gift for you')
  })

  test('of mails about the same thing one is sent', async () => {
    const { app, mailbox } = running
    const mail = { template: 'receipt', locale: 'pl', values: VALUES, about: 'receipt:in_1' } as const
    const first = await app.mail.post({ ...mail, to: 'once@kinora.example' }, app.db)
    await mailbox.next('once@kinora.example')
    assert.equal(await app.mail.post({ ...mail, to: 'once@kinora.example' }, app.db), first)
    await app.mail.post({ ...mail, to: 'next@kinora.example', about: 'receipt:in_2' }, app.db)
    await mailbox.next('next@kinora.example')
    assert.deepEqual(mailbox.unread(), [])
  })
})
