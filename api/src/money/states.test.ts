import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { LOCALES, type Locale } from '@kinora/limits'
import type { Payment, PlanOverview, SubscriptionStatus } from '@kinora/contracts'
import { paymentView } from '../../../mfe-commerce/src/features/subscription/payment/paymentView.ts'
import { planWords } from '../../../mfe-commerce/src/features/subscription/plans/planWords.ts'
import commerceEn from '../../../mfe-commerce/src/locales/en.json' with { type: 'json' }
import commercePl from '../../../mfe-commerce/src/locales/pl.json' with { type: 'json' }
import profileEn from '../../../mfe-profile/src/locales/en.json' with { type: 'json' }
import profilePl from '../../../mfe-profile/src/locales/pl.json' with { type: 'json' }
import { onOneDatabase } from '../../testing/database/databases.ts'
import { usePlans } from '../../testing/money/plans.ts'
import { isThorough } from '../../testing/thorough.ts'
import mailsEn from '../messages/mail/locales/en.json' with { type: 'json' }
import mailsPl from '../messages/mail/locales/pl.json' with { type: 'json' }
import { PAID_BACK_STATES } from '../../testing/money/states/paidBackStates.ts'
import { QUIET_STATES } from '../../testing/money/states/quietStates.ts'
import type { State } from '../../testing/money/states/State.ts'
import { TROUBLED_STATES } from '../../testing/money/states/troubledStates.ts'

/** Where the table of all states is written, for people to read. */
const TABLE = new URL('../../../test-results/money-states.md', import.meta.url)

const WORDS = {
  pl: { commerce: commercePl, profile: profilePl, mails: mailsPl },
  en: { commerce: commerceEn, profile: profileEn, mails: mailsEn },
}

/** The message in a language, with its values; of one with plural forms, the form for `count`. */
function say(
  locale: Locale,
  from: keyof (typeof WORDS)['pl'],
  key: string,
  values: Record<string, unknown> = {},
): string {
  const texts: Record<string, unknown> = WORDS[locale][from]
  const [last = '', ...above] = key.split('.').reverse()
  const group = above.reduceRight<unknown>((at, step) => (at as Record<string, unknown>)?.[step], texts)
  const form = new Intl.PluralRules(locale).select(Number(values['count'] ?? 0))
  const text = (group as Record<string, unknown>)?.[last] ?? (group as Record<string, unknown>)?.[`${last}_${form}`]
  assert.equal(typeof text, 'string', `${locale}: no message ${key}`)
  const said = String(text).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '…'))
  assert.doesNotMatch(said, /undefined|null/, key)
  return said
}

const dayIn = (locale: Locale, moment: string) =>
  new Date(moment).toLocaleDateString(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeZone: 'Europe/Warsaw',
  })

/** The messages of the page of plans. */
function planPage(locale: Locale, { plan, accessEndsAt, gifts }: PlanOverview): [key: string, sentence: string][] {
  const date = accessEndsAt && dayIn(locale, accessEndsAt)
  const tell = (key: string, values = {}): [string, string] => [key, say(locale, 'commerce', key, values)]
  if (!plan) return accessEndsAt ? [tell(gifts.length > 0 ? 'plans.gift' : 'plans.access', { date })] : []
  const { title, lines, date: moment } = planWords(plan)
  const { name, nextName, nextChargeDisplay: price } = plan
  const values = { name, date: dayIn(locale, moment), price }
  return [
    tell(title, values),
    ...lines.map((line) => tell(line, { ...values, name: nextName })),
    ...(gifts.length > 0 && accessEndsAt ? [tell('plans.until', { date })] : []),
  ]
}

/** The line of the profile. */
function profileLine(locale: Locale, subscription: SubscriptionStatus | null): string {
  const tell = (key: string, values = {}) => say(locale, 'profile', `sidebar.subscription.${key}`, values)
  if (!subscription?.isActive) return tell('none')
  const { renewsAt, hasFailed, expiryDate } = subscription
  const date = dayIn(locale, renewsAt ?? new Date(expiryDate * 1_000).toISOString())
  const count = Math.ceil((expiryDate * 1_000 - Date.now()) / 86_400_000)
  return `${tell(hasFailed ? 'failed' : 'active')} ${renewsAt ? tell('renews', { date }) : tell('until', { date, count })}`
}

/** What the page of an order begins with. */
function paymentPage(locale: Locale, view: ReturnType<typeof paymentView>, { withdrawnAt, plan }: Payment): string {
  const moment = withdrawnAt ?? plan?.at
  const date = moment && dayIn(locale, moment)
  return `**${say(locale, 'commerce', `payment.${view}.title`)}** ${say(locale, 'commerce', `payment.${view}.lead`, { date })}`
}

const HEAD = [
  '| What happened | Language | API | Page of plans | Profile | Page of the newest order | Mails |',
  '|---|---|---|---|---|---|---|',
]

onOneDatabase((create) => {
  const plans = usePlans(create)
  const states = [...QUIET_STATES, ...TROUBLED_STATES, ...PAID_BACK_STATES].filter(
    ({ isOften }) => isOften || isThorough,
  )

  test('every state of a plan says what it is: page, profile, payment, mails and API, in both languages', async (run) => {
    const table: string[] = []
    const seen: Record<string, unknown> = {}
    for (const [number, { name, ago = 0, make }] of states.entries()) {
      const who = await plans.open(`state${number}@kinora.example`, ago)
      await make(who)
      await plans.deliverAll()
      const mails = (await plans.mailsTo(who.email)).map(({ template }) => template)
      for (const locale of LOCALES) {
        const overview: PlanOverview = (await who.get(`/subscription/plan?locale=${locale}`)).data
        const subscription: SubscriptionStatus | null = (await who.get('/subscription/status')).data
        const isActive = subscription?.isActive ?? null
        const [order]: Payment[] = (await who.get(`/payment?locale=${locale}`)).data
        const page = planPage(locale, overview)
        const payment = order ? paymentView(order, order.state) : null
        const status = overview.plan?.status ?? null
        const letters = mails.map((template) => say(locale, 'mails', `commerce.${template}.subject`))
        const cells = [
          `${status ?? 'no plan'}, ${overview.accessEndsAt ? `access until ${dayIn(locale, overview.accessEndsAt)}` : 'no access'}`,
          page.map(([, sentence]) => sentence).join(' '),
          profileLine(locale, subscription),
          payment && order && paymentPage(locale, payment, order),
          letters.join('; '),
        ]
        table.push(`| ${[name, locale, ...cells.map((cell) => cell || '–')].join(' | ')} |`)
        const hasAccess = overview.accessEndsAt !== null
        const api = { status, isActive, hasAccess }
        seen[`${name}, ${locale}`] = { api, page: page.map(([key]) => key), payment, mails }
      }
      seen[`${name}: another plan`] = (await who.checkout({ lookupKey: 'plan-3' })).statusCode
    }
    await mkdir(new URL('.', TABLE), { recursive: true })
    await writeFile(TABLE, `${[...HEAD, ...table].join('\n')}\n`)
    run.diagnostic(`The table is ${fileURLToPath(TABLE)}`)
    assert.deepEqual(seen, expectation(states))
  })
})

function expectation(states: State[]) {
  const rows = states.flatMap(({ name, api: { buys, ...api }, page, payment, mails }): [string, unknown][] => [
    ...LOCALES.map((locale): [string, unknown] => [
      `${name}, ${locale}`,
      { api: { ...api, hasAccess: api.isActive === true }, page, payment, mails },
    ]),
    [`${name}: another plan`, buys ? 200 : 409],
  ])
  return Object.fromEntries(rows)
}
