import type { EditablePath } from '@kinora/contracts'
import { accounts } from '@kinora/demo'
import type { Browser, Page } from '@playwright/test'
import type { Product } from '../../tools/product/startProduct.ts'
import { letters } from '../support/letters.ts'
import { newMember, PASSWORD, PROGRAM, signedIn, type Person } from '../support/people.ts'
import { expect, test, THOROUGH, thoroughStep } from '../support/test.ts'
import { thorough } from '../../tools/setup/thorough.js'

/** How long the other person waits at most. Only the long form, which has the machine to itself, asserts it. */
const WITHIN_MS = thorough(5_000, 60_000)
const OTHER_PROGRAM = 3
const TODAY = { training: PROGRAM, timeZone: 'Europe/Warsaw' }

type Pair = { beata: Person; katarzyna: Person }
type Act = (pair: Pair) => Promise<unknown>

const path = ({ beata }: Pair) => `/specialist/path/${beata.id}`
const pain = ({ beata }: Pair, painAfter: number) => beata.call('POST', '/check-ins', { data: { ...TODAY, painAfter } })
const write = (from: Person, to: Person, content: string) =>
  from.call('POST', '/message', { receiverId: to.id, content })
async function save(pair: Pair, change: object) {
  const { data } = await pair.katarzyna.call<{ data: EditablePath }>('GET', path(pair))
  return pair.katarzyna.call('PUT', path(pair), {
    name: data.name,
    note: data.note,
    trainings: data.items.map(({ training }) => training.id),
    version: data.version,
    ...change,
  })
}

/** The acts of the short form; `oldAnswers.test.ts` of the API has all acts. */
const SHORT = ['says how much it hurts', 'writes', 'changes the note of the path']
const stepOf = (name: string) => (SHORT.includes(name) ? test.step : thoroughStep)

/** What the member does that their specialist sees, and the other way round. */
const BY_MEMBER: Record<string, Act> = {
  'does a program': ({ beata }) => beata.call('POST', `/progress/done/${PROGRAM}`, { timeZone: TODAY.timeZone }),
  'says how much it hurts': (pair) => pain(pair, 4),
  'answers anew that it hurts more': (pair) => pain(pair, 9),
  'answers anew that it hurts less': (pair) => pain(pair, 2),
  'says how a film was': ({ beata }) => beata.call('POST', '/video-surveys', { data: { ...TODAY, feeling: 'happy' } }),
  'says how they are': ({ beata }) => beata.call('POST', '/emotions', { data: { emotion: 'worried' } }),
  'leaves out a program': ({ beata }) => beata.call('DELETE', `/my-path/${OTHER_PROGRAM}`),
  'takes it back': ({ beata }) => beata.call('PUT', `/my-path/${OTHER_PROGRAM}`),
  writes: ({ beata, katarzyna }) => write(beata, katarzyna, 'Kolano puchnie od wczoraj.'),
}
const BY_SPECIALIST: Record<string, Act> = {
  'changes the note of the path': (pair) => save(pair, { note: 'Powoli, bez bólu.' }),
  'takes a program out': (pair) => save(pair, { trainings: [PROGRAM] }),
  writes: ({ beata, katarzyna }) => write(katarzyna, beata, 'Proszę dziś odpocząć.'),
}

/** The two in one team: Beata, who is new, with a path, a training and its pain, and Katarzyna. */
async function team(product: Product, email: string): Promise<Pair> {
  const [beata, katarzyna] = await Promise.all([newMember(product, email), signedIn(product, accounts.specialist)])
  await katarzyna.call('POST', '/invitation', {
    email,
    lastName: beata.lastName,
    confirmed: true,
    key: crypto.randomUUID(),
  })
  const inbox = letters(product, email)
  await inbox.next('Potwierdź swój adres e-mail')
  const token = new URL(await inbox.next('Katarzyna Szałwia zaprasza Cię do swojego zespołu')).pathname
    .split('/')
    .at(-1)
  await beata.call('POST', `/invitation/${token}/open`)
  await beata.call('POST', `/invitation/${token}/accept`, {})
  const pair = { beata, katarzyna }
  await katarzyna.call('PUT', path(pair), { version: 0, name: 'Kolano', note: '', trainings: [PROGRAM, OTHER_PROGRAM] })
  return pair
}

/** Pages of somebody in a browser of their own, open side by side. */
async function open(browser: Browser, { origin }: Product, { cookies }: Person, paths: string[]) {
  const context = await browser.newContext({ locale: 'pl-PL' })
  await context.addCookies(cookies)
  const pages = await Promise.all(
    paths.map(async (to) => {
      const page = await context.newPage()
      await page.goto(origin + to)
      return page
    }),
  )
  for (const page of pages) await settled(page)
  return { context, pages }
}
const textOf = (page: Page) => page.getByRole('main').innerText()
/** Until nothing changes on the page. */
async function settled(page: Page): Promise<string> {
  let last = ''
  await expect
    .poll(async () => {
      const before = last
      last = await textOf(page)
      return last === before && !(await page.getByRole('main').locator('[aria-busy=true]').count())
    })
    .toBe(true)
  return last
}

test('every act of the one is with the other within five seconds', async ({ browser, product }) => {
  test.slow()
  const pair = await team(product, 'beata.side@example.org')
  const member = `/profile/my-team/member/${pair.beata.id}`
  const desk = await open(browser, product, pair.katarzyna, [
    `/profile/my-team?search=${encodeURIComponent(pair.beata.email)}`,
    member,
    `${member}/path`,
    `${member}/report`,
  ])
  const home = await open(browser, product, pair.beata, ['/profile/my-path', '/profile/my-state', '/'])
  const rows = ['| act | list | member | editor | report | path | state | home |', `|${'---|'.repeat(8)}`]

  /** Makes an act, and measures after how long each page of the other is another. The short form waits for one of them. */
  async function reach(name: string, act: Act, pages: Page[]) {
    const texts = await Promise.all(pages.map(settled))
    await act(pair)
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
    rows.push(`| ${name} | ${pages === desk.pages ? times.join(' | ') : `||||${times.join(' | ')}`} |`)
  }
  for (const [name, act] of Object.entries(BY_MEMBER))
    await stepOf(name)(`the member ${name}`, () => reach(`the member ${name}`, act, desk.pages))
  for (const [name, act] of Object.entries(BY_SPECIALIST))
    await stepOf(name)(`the specialist ${name}`, () => reach(`the specialist ${name}`, act, home.pages))
  await test.info().attach('side by side', { body: rows.join('\n'), contentType: 'text/markdown' })
  // A search for the next Beata would find her.
  await pair.beata.call('DELETE', '/team')
  await Promise.all([desk.context.close(), home.context.close()])
})

/** What ends the team; who has left is on no page of the other any more. The first is in the short form. */
const ENDS: Record<string, (pair: Pair, product: Product) => Promise<unknown>> = {
  'the member leaves': ({ beata }) => beata.call('DELETE', '/team'),
  'the specialist removes the member': ({ beata, katarzyna }) => katarzyna.call('DELETE', `/team/member/${beata.id}`),
  'the member withdraws consent': ({ beata }) =>
    beata.call('POST', '/user/me/consents', { data: { kind: 'health', isGiven: false } }),
  'the member deletes their account': async ({ beata }, product) => {
    await beata.call('DELETE', '/user/me', { password: PASSWORD })
    const text = await letters(product, beata.email).textOf('Potwierdź usunięcie konta')
    await beata.call('DELETE', '/user/me', { code: /(?<=code=)[\w-]+/.exec(text)![0] })
  },
}

for (const [index, [name, end]] of Object.entries(ENDS).entries()) {
  test(`what is over is over: ${name}`, index ? THOROUGH : {}, async ({ browser, product }) => {
    test.slow()
    const pair = await team(product, `beata.over${index}@example.org`)
    const { beata, katarzyna } = pair
    await pain(pair, 8)
    await write(beata, katarzyna, 'Kolano puchnie od wczoraj.')
    const member = `/profile/my-team/member/${beata.id}`
    const desk = await open(browser, product, katarzyna, [
      `/profile/my-team?search=${encodeURIComponent(beata.email)}`,
      `${member}?showMessages`,
      `${member}/path`,
      `${member}/add-video`,
      `${member}/card`,
      `${member}/report`,
    ])
    const home = await open(browser, product, beata, ['/profile/my-path', '/profile/my-state', '/profile/data'])
    for (const page of desk.pages) expect(await page.locator('body').innerText()).toMatch(/Olszyna|Beata|Kolano/)

    await end(pair, product)
    const begun = Date.now()
    const left = () => Math.max(1, begun + WITHIN_MS - Date.now())
    for (const page of desk.pages) {
      const held = async () => (await page.title()) + (await page.locator('body').innerText())
      await expect.poll(held, { timeout: left(), intervals: [100] }).not.toMatch(/Olszyna|Beata|beata\.over|Kolano/)
    }
    for (const page of home.pages)
      await expect(page.getByRole('complementary').getByText('Katarzyna')).toBeHidden({ timeout: left() })
    await Promise.all([desk.context.close(), home.context.close()])
  })
}
