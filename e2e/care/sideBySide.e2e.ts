import { CALLS, type Goal, type MessagePage } from '@kinora/contracts'
import { SYMPTOMS } from '@kinora/limits'
import type { Browser } from '@playwright/test'
import type { Product } from '../../tools/product/startProduct.ts'
import { thorough } from '../../tools/setup/thorough.js'
import { CARDS, provider } from '../support/checkout.ts'
import { dayInDays } from '../support/languages.ts'
import { letters } from '../support/letters.ts'
import { orderGift } from '../support/orderGift.ts'
import { PROGRAM } from '../support/people.ts'
import { expect, test, thoroughStep } from '../support/test.ts'
import {
  invited,
  join,
  openSide,
  OTHER_PROGRAM,
  type Pair,
  savePath,
  settled,
  type Side,
  tellPain,
  textOf,
  TODAY,
  write,
} from '../support/twoSides.ts'

/** How long the other person waits at most. Only the long form, which has the machine to itself, asserts it. */
const WITHIN_MS = thorough(5_000, 60_000)
const NONE = Object.fromEntries(SYMPTOMS.map((name) => [name, false]))

type Act = (pair: Pair, product: Product, browser: Browser) => Promise<unknown>
/** `isLong`: its events are walked by others too, so that the short form leaves it out. */
type Seen = { by: 'specialist' | 'member'; act: Act; isLong?: true }
const bySpecialist = (act: Act): Seen => ({ by: 'specialist', act })
const byMember = (act: Act): Seen => ({ by: 'member', act })
const long = (seen: Seen): Seen => ({ ...seen, isLong: true })

/** What the two do, and what happens to them, one after another, and who else sees it. */
const ACTS: Record<string, Seen> = {
  'the member joins': bySpecialist(join),
  'the specialist makes a path': byMember((pair) =>
    savePath(pair, { name: 'Kolano', allowsPause: true, trainings: [PROGRAM, OTHER_PROGRAM] }),
  ),
  'the member does a program': bySpecialist(({ beata }) =>
    beata.call('POST', `/progress/done/${PROGRAM}`, { timeZone: TODAY.timeZone }),
  ),
  'the member says how much it hurts': bySpecialist((pair) => tellPain(pair, 4)),
  'the member answers anew that it hurts more': long(bySpecialist((pair) => tellPain(pair, 9))),
  'the member answers anew that it hurts less': long(bySpecialist((pair) => tellPain(pair, 2))),
  'the member says how a film was': long(bySpecialist((pair) => tellFeeling(pair, 'happy'))),
  'the member says it anew': long(bySpecialist((pair) => tellFeeling(pair, 'sad'))),
  'the member says how they are': long(
    bySpecialist(({ beata }) => beata.call('POST', '/emotions', { data: { emotion: 'worried' } })),
  ),
  'the member saves symptoms': long(
    bySpecialist(({ beata }) => beata.call('POST', '/symptoms-surveys', { data: { ...NONE, stress: true, pain: 0 } })),
  ),
  'the member sets a goal': long(
    bySpecialist(({ beata }) => beata.call('POST', '/goals', { data: { text: 'Schody' } })),
  ),
  'the member scores it': long(
    bySpecialist(async ({ beata }) => {
      const { data } = await beata.call<{ data: Goal[] }>('GET', '/goals')
      return beata.call('PUT', `/goals/${data[0]?.id}/score`, { data: { score: 4 } })
    }),
  ),
  'the member leaves out a program': bySpecialist(({ beata }) => beata.call('DELETE', `/my-path/${OTHER_PROGRAM}`)),
  'the member takes it back': bySpecialist(({ beata }) => beata.call('PUT', `/my-path/${OTHER_PROGRAM}`)),
  'the member pauses': long(
    bySpecialist(({ beata }) =>
      beata.call('PUT', '/my-plan/state', { data: { mode: 'paused', until: dayInDays(3, 'pl').day } }),
    ),
  ),
  'the member goes on': long(bySpecialist(({ beata }) => beata.call('DELETE', '/my-plan/state'))),
  'the member writes': bySpecialist(({ beata, katarzyna }) => write(beata, katarzyna, 'Kolano puchnie od wczoraj.')),
  'the specialist reads it': byMember(readAll),
  'the specialist writes': byMember(({ beata, katarzyna }) => write(katarzyna, beata, 'Proszę dziś odpocząć.')),
  'the specialist changes the note of the path': long(
    byMember((pair) => savePath(pair, { note: 'Powoli, bez bólu.' })),
  ),
  'the specialist takes a program out': long(byMember((pair) => savePath(pair, { trainings: [PROGRAM] }))),
  'somebody gives the member time': bySpecialist(giveTime),
  'an operator refuses the specialist': bySpecialist((pair, product) =>
    decide(pair, product, { state: 'refused', reason: 'Numer' }),
  ),
  'an operator verifies the specialist': bySpecialist((pair, product) => decide(pair, product, { state: 'verified' })),
  'the member withdraws consent': bySpecialist(({ beata }) =>
    beata.call('POST', '/user/me/consents', { data: { kind: 'health', isGiven: false } }),
  ),
}

/** What is with the other person only when they open the next page, with the reason. */
const NOT_MEANT: Record<string, string> = {
  'the member stops a film': 'a player writes every few seconds where it is',
  'one of them changes their profile': 'a name is no news, and a team may have 2,000 members',
  'the specialist writes a private note, sets rules, puts somebody off': 'the member never sees it',
}

const tellFeeling = ({ beata }: Pair, feeling: string) =>
  beata.call('POST', '/video-surveys', { data: { ...TODAY, feeling } })

async function readAll({ beata, katarzyna }: Pair) {
  const { data } = await katarzyna.call<MessagePage>('GET', `/message/${beata.id}`)
  return katarzyna.call('POST', `/message/status/${data.map(({ id }) => id).join()}`)
}

async function giveTime({ beata }: Pair, product: Product, browser: Browser) {
  const shop = await browser.newPage()
  await shop.goto(await orderGift(product, 'pl', beata.email))
  const at = provider(shop, 'pl')
  await at.fillCard(CARDS.works)
  await at.press(at.words.pay)
  const [code] = /(?<=activate#)[\w-]+/.exec(await letters(product, beata.email).textOf('Hanna ma dla Ciebie prezent'))!
  await shop.close()
  return beata.call('PUT', `/gift-card-orders/activate/${code}`, { data: {} })
}

/** Again while the API is too busy: the same decision changes nothing the second time. */
const decide = ({ katarzyna }: Pair, { urls }: Product, decision: object) =>
  expect
    .poll(async () => {
      const { status } = await fetch(`${urls.api}/api/specialists/decisions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: { specialist: katarzyna.email, ...decision } }),
      })
      return status
    })
    .toBe(200)

test('every act of the one is with the other within five seconds', async ({ browser, product }) => {
  test.slow()
  const pair = await invited(product, 'beata.side@example.org')
  const member = `/profile/my-team/member/${pair.beata.id}`
  const desk = await openSide(browser, product, pair.katarzyna, [
    `/profile/my-team?search=${encodeURIComponent(pair.beata.email)}`,
    '/profile/messages',
    member,
    `${member}/path`,
    `${member}/report`,
  ])
  const home = await openSide(browser, product, pair.beata, ['/', '/profile/my-path', '/profile/my-state'])
  const rows = [
    '| act | events | list | inbox | member | editor | report | today | path | state |',
    `|${'---|'.repeat(10)}`,
  ]
  const told = new Set<string>()
  /** The kinds that one of them was told since the last call. */
  const listen = async ({ heard }: Side) => {
    const kinds = [...new Set(await heard())].sort()
    for (const kind of kinds) told.add(kind)
    return kinds
  }

  /** Makes an act, and measures after how long each page of the other is another. The short form waits for one of them. */
  async function reach(name: string, { by, act }: Seen) {
    const side = by === 'specialist' ? desk : home
    const { pages } = side
    const texts = await Promise.all(pages.map(settled))
    await listen(side)
    await act(pair, product, browser)
    const begun = Date.now()
    const times = pages.map(() => '–')
    const isSeen = () => times.some((time) => time !== '–')
    const isOver = thorough(() => Date.now() - begun > WITHIN_MS, isSeen)
    const look = async () => {
      for (const [index, page] of pages.entries())
        if (times[index] === '–' && (await textOf(page)) !== texts[index]) times[index] = `${Date.now() - begun} ms`
      return isOver()
    }
    await expect.poll(look, { message: `${name} shows somewhere`, intervals: [100] }).toBe(true)
    expect(isSeen(), `${name} shows somewhere within five seconds`).toBe(true)
    const kinds = await listen(side)
    const cells = by === 'specialist' ? [...times, '', '', ''] : ['', '', '', '', '', ...times]
    rows.push(`| ${[name, kinds.join(', '), ...cells].join(' | ')} |`)
  }
  for (const [name, seen] of Object.entries(ACTS))
    await (seen.isLong ? thoroughStep : test.step)(name, () => reach(name, seen))
  for (const [name, why] of Object.entries(NOT_MEANT)) rows.push(`| ${name} | not meant: ${why} |`)
  await test.info().attach('side by side', { body: rows.join('\n'), contentType: 'text/markdown' })
  const kinds = Object.values(CALLS).flatMap((call): readonly string[] => ('oldBy' in call ? call.oldBy : []))
  const untold = async () => {
    await listen(desk)
    await listen(home)
    return [...new Set(kinds)].filter((kind) => !told.has(kind))
  }
  await expect.poll(untold, 'kinds of events that no act has told').toEqual([])
  await Promise.all([desk, home].map(({ context }) => context.close()))
})
