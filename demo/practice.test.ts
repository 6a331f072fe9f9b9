import { GOAL_MAX_LENGTH, GOAL_SCORE_MAX, GOALS_MAX, LOCALES } from '@kinora/limits'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { giftTemplates, programs } from '@kinora/content'
import { accounts } from './practice/accounts.ts'
import { agreements } from './practice/agreements.ts'
import { practice } from './practice/practice.ts'
import { PAYMENT_STATES } from './practice/records.ts'

const TODAY = '2026-11-21'
const DAY = 86_400_000
const DAYS_THAT_ARE_SHORT_LONG_OR_RARE = [
  '2026-03-29',
  '2026-03-30',
  '2026-10-25',
  '2026-10-26',
  '2028-02-29',
  '2027-01-01',
]
const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const made = practice({ today: TODAY, programs })

const clock = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Warsaw', dateStyle: 'short', timeStyle: 'medium' })
const inWarsaw = (instant: string) => clock.format(new Date(instant))
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** The same, with every date as "days from today" and the hour in Warsaw. */
function fromToday(value: unknown, today: string): unknown {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) => {
    if (typeof inner !== 'string' || !/^\d{4}-\d\d-\d\d(T.*Z)?$/.test(inner)) return inner
    const [day = '', hour = ''] = (inner.includes('T') ? inWarsaw(inner) : inner).split(' ')
    return `${(startOf(day) - startOf(today)) / DAY} ${hour}`
  })
}

/** Groups of rows by what `key` says of each. */
const grouped = <Row>(rows: Row[], key: (row: Row) => string) => [...Map.groupBy(rows, key).entries()]

test('the same day makes the same practice, another day the same one, shifted', () => {
  assert.deepEqual(practice({ today: TODAY, programs }), made)
  const expected = fromToday(made, TODAY)
  fc.assert(
    fc.property(days, (today) => assert.deepEqual(fromToday(practice({ today, programs }), today), expected)),
    {
      numRuns: 12,
      examples: DAYS_THAT_ARE_SHORT_LONG_OR_RARE.map((day) => [day]),
    },
  )
})

test('what happened lies before today, in waking hours, and not before the member came', () => {
  const came = new Map([...made.specialists, ...made.members].map(({ key, registeredAt }) => [key, registeredAt]))
  const happened = (Object.entries(made) as [string, unknown][]).flatMap(([kind, rows]) =>
    Array.isArray(rows)
      ? rows.flatMap((row: Record<string, unknown>) =>
          Object.entries(row)
            .filter(
              ([name, at]) => /^(at|.*At)$/.test(name) && !/^(endsAt|expiresAt)$/.test(name) && typeof at === 'string',
            )
            .map(([, at]) => ({ kind, at: at as string, who: (row.member ?? row.from) as string | undefined })),
        )
      : [],
  )
  assert.ok(happened.length > 5000)
  for (const { kind, at, who } of happened) {
    assert.ok(inWarsaw(at) < `${TODAY} 00:00:00`, `${kind} ${at}`)
    assert.ok(who === undefined || at >= (came.get(who) ?? ''), `${kind} of ${who} at ${at}`)
  }
  for (const { doneAt } of made.doneTrainings) assert.match(inWarsaw(doneAt), / (0[5-9]|1\d|2[0-3]):/)
})

test('every program and gift card that is named exists, and a name that does not is refused', () => {
  const slugs = new Set(programs.map(({ slug }) => slug))
  const { doneTrainings, checkIns, favourites, watchList, paths } = made
  const named = [doneTrainings, checkIns, favourites, watchList, paths.flatMap(({ trainings }) => trainings)].flat()
  for (const { program } of named) assert.ok(slugs.has(program), program)
  for (const { design } of made.giftOrders)
    assert.ok(
      giftTemplates.some(({ key }) => key === design),
      design,
    )
  assert.throws(() => practice({ today: TODAY, programs: programs.slice(1) }), /"calm-neck"/)
})

test('everybody is invented, has an own address, and there are about thirty of all ages', () => {
  const people = [...made.specialists, ...made.members]
  assert.ok(made.specialists.length === 2 && made.members.length >= 30)
  for (const field of ['key', 'email', 'phoneNumber'] as const) {
    assert.equal(new Set(people.map((person) => person[field])).size, people.length, field)
  }
  for (const { key, email, phoneNumber } of people) {
    assert.match(email, /^[a-z]+\.[a-z]+@example\.org$/, key)
    assert.match(phoneNumber, /^(\+48220000\d{3}|\+442079460\d{3})$/, key)
  }
  const buyersAndBought = made.giftOrders.flatMap((order) => [order.purchaserEmail, order.recipientEmail])
  for (const email of [...buyersAndBought, ...made.invitations.map(({ email }) => email)])
    assert.match(email, /@example\.org$/)
  assert.deepEqual(
    [Math.min(...made.members.map(({ age }) => age)), Math.max(...made.members.map(({ age }) => age))],
    [19, 84],
  )
  for (const locale of LOCALES) assert.ok(made.members.some((member) => member.locale === locale))
  assert.deepEqual(
    Object.values(accounts).filter((address) => !people.some(({ email }) => email === address)),
    [],
  )
})

test('nobody trains more than three times a day, and everybody rests', () => {
  for (const [who, trainings] of grouped(
    made.doneTrainings,
    ({ member, doneAt }) => `${member} ${inWarsaw(doneAt).slice(0, 10)}`,
  )) {
    assert.ok(trainings.length <= 3, who)
  }
  for (const { member, from, to } of made.absences) {
    const trained = made.doneTrainings
      .filter((done) => done.member === member)
      .map(({ doneAt }) => inWarsaw(doneAt).slice(0, 10))
    assert.ok(
      trained.some((day) => day < from),
      `${member} trained before`,
    )
    assert.ok(
      trained.every((day) => day < from || day > to),
      `${member} from ${from} to ${to}`,
    )
  }
  const reasons = new Set(made.absences.map(({ why }) => why))
  assert.deepEqual([...reasons].sort(), ['family', 'holiday', 'illness', 'silence', 'work'])
  const cameBack = made.absences.filter(({ member, to }) =>
    made.doneTrainings.some((done) => done.member === member && done.doneAt > to),
  )
  assert.ok(cameBack.length > 20)
})

test('what was agreed with a member is about their path, and goals have scores up to yesterday', () => {
  for (const { member, doses = {}, gentle = [], goals = [] } of agreements) {
    const path = made.paths.find((one) => one.member === member)
    const words = path?.trainings.flatMap(({ program, dose }) => (dose === null ? [] : [program]))
    assert.deepEqual(words?.toSorted(), Object.keys(doses).toSorted(), member)
    assert.deepEqual(path?.gentle, gentle, member)
    assert.ok(goals.length <= GOALS_MAX, member)
  }
  assert.equal(made.goals.length, agreements.flatMap(({ goals = [] }) => goals).length)
  for (const { member, text, setAt, scores } of made.goals) {
    assert.ok(text.length <= GOAL_MAX_LENGTH, text)
    assert.ok(scores.length > 0 && scores.every(({ score }) => score >= 0 && score <= GOAL_SCORE_MAX), member)
    assert.ok(
      scores.every(({ day }) => day < TODAY && day >= inWarsaw(setAt).slice(0, 10)),
      member,
    )
    assert.deepEqual(
      scores.map(({ day }) => day),
      [...new Set(scores.map(({ day }) => day))].sort(),
    )
  }
  const slugs = new Set(programs.map(({ slug }) => slug))
  for (const { gentle } of made.paths) for (const program of gentle) assert.ok(slugs.has(program), program)
  assert.ok(made.paths.some(({ allowsPause }) => allowsPause) && made.paths.some(({ allowsPause }) => !allowsPause))
})

test('subscriptions, payments, gifts and invitations occur in every state', () => {
  const now = `${TODAY}T00:00:00Z`
  const soon = new Date(startOf(TODAY) + 7 * DAY).toISOString()
  const states = (rows: string[]) => [...new Set(rows)].sort()
  assert.deepEqual(states(made.subscriptions.map(({ source, status }) => `${source} ${status}`)), [
    'card active',
    'card cancelled',
    'card ended',
    'card pastDue',
    'free active',
    'free ended',
    'gift active',
    'gift ended',
  ])
  for (const { member, status, startedAt, endsAt, months } of made.subscriptions) {
    assert.equal(status === 'ended', endsAt < now, member)
    const periods = (Date.parse(endsAt) - Date.parse(startedAt)) / DAY / ((months * 365.25) / 12)
    if (status !== 'pastDue')
      assert.ok(Math.abs(periods - Math.round(periods)) * months < 0.1, `${member}: ${periods} periods`)
  }
  assert.ok(
    made.subscriptions.some(({ endsAt }) => endsAt > now && endsAt < soon),
    'ends within days',
  )
  assert.ok(
    made.members.some(({ key }) => !made.subscriptions.some(({ member }) => member === key)),
    'none',
  )
  assert.deepEqual(states(made.checkouts.map(({ state }) => state)), ['cancelled', 'problem', 'processing'])

  assert.deepEqual(states(made.giftOrders.map(({ payment }) => payment)), [...PAYMENT_STATES].sort())
  const codeState = ({ redeemedAt, expiresAt }: (typeof made.giftOrders)[number]) =>
    redeemedAt ? 'redeemed' : expiresAt < now ? 'expired' : 'waiting'
  assert.deepEqual(states(made.giftOrders.filter(({ code }) => code).map(codeState)), [
    'expired',
    'redeemed',
    'waiting',
  ])
  for (const { payment, code } of made.giftOrders) {
    assert.equal(/^([0-9A-HJKMNP-TV-Z]{4}(-|$)){4}/.test(code ?? ''), payment === 'paid')
  }
  assert.equal(
    new Set(made.giftOrders.map(({ code }) => code)).size,
    made.giftOrders.filter(({ code }) => code).length + 1,
  )
  for (const { member, startedAt, months } of made.subscriptions.filter(({ source }) => source === 'gift')) {
    const [order, ...more] = made.giftOrders.filter(({ redeemedBy }) => redeemedBy === member)
    assert.deepEqual([order?.redeemedAt, order?.months, more.length], [startedAt, months, 0], member)
  }

  const stateOf = ({ acceptedAt, revokedAt, expiresAt }: (typeof made.invitations)[number]) =>
    acceptedAt ? 'accepted' : revokedAt ? 'revoked' : expiresAt < now ? 'expired' : 'sent'
  assert.deepEqual(states(made.invitations.map(stateOf)), ['accepted', 'expired', 'revoked', 'sent'])
})
