import type { EditablePath } from '@kinora/contracts'
import { accounts } from '@kinora/demo'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Product } from '../../tools/product/startProduct.ts'
import { letters } from './letters.ts'
import { newMember, PROGRAM, signedIn, type Person } from './people.ts'
import { expect } from './test.ts'

/** A member and their specialist. */
export type Pair = { beata: Person; katarzyna: Person }

export const OTHER_PROGRAM = 3
export const TODAY = { training: PROGRAM, timeZone: 'Europe/Warsaw' }

/** Beata, who is new, and Katarzyna, who has invited her. */
export async function invited(product: Product, email: string): Promise<Pair> {
  const [beata, katarzyna] = await Promise.all([newMember(product, email), signedIn(product, accounts.specialist)])
  const invitation = { email, lastName: beata.lastName, confirmed: true, key: crypto.randomUUID() }
  await katarzyna.call('POST', '/invitation', invitation)
  return { beata, katarzyna }
}

export async function join({ beata }: Pair, product: Product): Promise<void> {
  const text = await letters(product, beata.email).textOf('Katarzyna Szałwia zaprasza Cię do swojego zespołu')
  const [token] = /(?<=\/invitation#)[\w-]+/.exec(text)!
  await beata.call('POST', `/invitation/${token}/open`)
  await beata.call('POST', `/invitation/${token}/accept`, {})
}

/** The two in one team, with a path of two programs. */
export async function team(product: Product, email: string): Promise<Pair> {
  const pair = await invited(product, email)
  await join(pair, product)
  await savePath(pair, { name: 'Kolano', trainings: [PROGRAM, OTHER_PROGRAM] })
  return pair
}

export async function savePath({ beata, katarzyna }: Pair, change: object): Promise<void> {
  const path = `/specialist/path/${beata.id}`
  const { data } = await katarzyna.call<{ data: EditablePath }>('GET', path)
  const { name, note, items, version } = data
  const trainings = items.map(({ training }) => training.id)
  await katarzyna.call('PUT', path, { name, note, trainings, version, ...change })
}

export const tellPain = ({ beata }: Pair, painAfter: number) =>
  beata.call('POST', '/check-ins', { data: { ...TODAY, painAfter } })
export const write = (from: Person, to: Person, content: string) =>
  from.call('POST', '/message', { receiverId: to.id, content })

export type Side = {
  context: BrowserContext
  pages: Page[]
  /** The kinds of the events that the person was told since the last call. */
  heard: () => Promise<string[]>
}

/** Pages of somebody in a browser of their own, open side by side. */
export async function openSide(browser: Browser, { origin }: Product, person: Person, paths: string[]): Promise<Side> {
  const context = await browser.newContext({ locale: 'pl-PL' })
  await context.addCookies(person.cookies)
  const listener = await context.newPage()
  await listener.goto(`${origin}/robots.txt`)
  await listener.evaluate(listen, `kinora.events.${person.id}`)
  const pages = await Promise.all(
    paths.map(async (to) => {
      const page = await context.newPage()
      await page.goto(origin + to)
      return page
    }),
  )
  for (const page of pages) await settled(page)
  return { context, pages, heard: () => listener.evaluate(() => (globalThis as unknown as Listening).kinds.splice(0)) }
}

type Listening = { kinds: string[]; channel: BroadcastChannel }

/** In a page: hears what the tab with the stream tells the others. */
function listen(name: string): void {
  const kinds: string[] = []
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<{ event?: { kind: string } }>) => {
    if (data.event) kinds.push(data.event.kind)
  }
  Object.assign(globalThis, { kinds, channel } satisfies Listening)
}

export const textOf = (page: Page) => page.getByRole('main').innerText()

/** Until nothing changes on the page. */
export async function settled(page: Page): Promise<string> {
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
