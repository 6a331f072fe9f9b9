import { accounts } from '@kinora/demo'
import { request as requests, type APIRequestContext, type Page } from '@playwright/test'
import { demoPassword } from '../../tools/start/demoPassword.ts'
import type { Product } from './product.ts'
import { expect } from './test.ts'

type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>['cookies']
export type Person = {
  id: number
  firstName: string
  lastName: string
  email: string
  cookies: Cookies
  call: (method: string, path: string, data?: object) => Promise<void>
}

/** The program that Anna has done, and her note on it. */
export const PROGRAM = 1
export const NOTE = 'ciągnie w lewym biodrze'
const PASSWORD = 'lampa wiosna rower'

/** Two members with a session each: Anna of the demo, who has data of today, and Beata, who is new. */
export async function twoPeople(product: Product): Promise<[anna: Person, beata: Person]> {
  const email = `beata.${Date.now()}@example.org`
  const person = {
    role: 'patient',
    email,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    firstName: 'Beata',
    lastName: 'Olszyna',
    gender: 'female',
    age: 66,
    country: 'PL',
    phoneNumber: '+48501234567',
    address: { streetAddress: 'Lipowa 4', postCode: '20-020', city: 'Lublin' },
    consents: { terms: true, privacy: true, health: true, marketing: false },
  }
  const beata = await member(product, async (api) =>
    expectDone(await api.post('/api/auth/local/register', { data: person })),
  )
  const anna = await member(product, (api) => signIn(api, accounts.member, demoPassword(product.home)))
  await fill(anna)
  return [anna, beata]
}

/** Adds a favourite, a done training, a check-in, a video survey and a film position. */
async function fill({ id, call }: Person) {
  const today = { training: PROGRAM, timeZone: 'Europe/Warsaw' }
  await call('POST', '/favourites', { data: { users_permissions_user: id, training: PROGRAM } })
  await call('POST', `/progress/done/${PROGRAM}`, { timeZone: today.timeZone, key: crypto.randomUUID() })
  await call('POST', '/check-ins', { data: { ...today, painAfter: 8, note: NOTE } })
  await call('POST', '/video-surveys', { data: { ...today, feeling: 'sad' } })
  await call('PUT', `/progress/position/${PROGRAM}`, { seconds: 30 })
}

async function signIn(api: APIRequestContext, email: string, password: string) {
  const { csrfToken } = (await (await api.get('/api/auth/csrf')).json()) as { csrfToken: string }
  await expectDone(
    await api.post('/api/auth/callback/credentials', {
      form: { email, password, csrfToken, callbackUrl: '/', json: 'true' },
    }),
  )
}

async function member({ origin }: Product, enter: (api: APIRequestContext) => Promise<void>): Promise<Person> {
  const api = await requests.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
  await enter(api)
  const { jwt, userData } = (await (await api.get('/api/auth/session')).json()) as {
    jwt: string
    userData: Omit<Person, 'cookies' | 'call'>
  }
  const call = async (method: string, path: string, data?: object) =>
    expectDone(await api.fetch(`/api${path}`, { method, data, headers: { authorization: `Bearer ${jwt}` } }))
  return { ...userData, cookies: (await api.storageState()).cookies, call }
}

async function expectDone(answer: { ok: () => boolean; text: () => Promise<string> }) {
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** A browser that people share: the signed-in user changes by another tab, or by an expired session. */
export async function sharedBrowser(page: Page, { origin }: Product) {
  const context = page.context()
  const otherTab = await context.newPage()
  await otherTab.goto(`${origin}/robots.txt`)
  const tell = (event: 'signedOut' | 'changed') =>
    otherTab.evaluate(
      (event) =>
        localStorage.setItem(
          'kinora.session',
          JSON.stringify({ version: 1, event, id: String(Math.random()), at: Date.now() }),
        ),
      event,
    )
  const leave = () => context.clearCookies({ name: /session/ })
  return {
    enter: async ({ cookies }: Person) => {
      await context.addCookies(cookies)
      await tell('changed')
    },
    signOut: async () => {
      await leave()
      await tell('signedOut')
    },
    expire: async () => {
      await leave()
      await tell('changed')
    },
  }
}

/**
 * Finds traces of a person: their texts and ids in the page and in storage, and their data and tokens in requests after
 * `end`.
 */
export function traces(page: Page, { id, lastName, email }: Person) {
  const own = new RegExp(`${[lastName, email, NOTE].join('|')}|user\\D{0,24}\\b${id}\\b|"${id}:`, 'iu')
  const tokens = new Set<string | undefined>()
  const sent: { call: string; token: string | undefined }[] = []
  let isTheirs = true
  page.on('request', (request) => {
    const token = request.headers()['authorization']
    if (isTheirs && token) tokens.add(token)
    if (!isTheirs)
      sent.push({ call: `${request.method()} ${decodeURIComponent(request.url())} ${request.postData()}`, token })
  })
  return {
    /** From now on the page must not have or send anything of the person. */
    end: () => void (isTheirs = false),
    expectNone: async () => {
      const held = await page.evaluate(() => [
        document.documentElement.outerHTML,
        ...[...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(
          ({ value }) => value,
        ),
        JSON.stringify([localStorage, sessionStorage, history.state]),
      ])
      for (const text of [...held, ...sent.map(({ call }) => call)]) expect(own.exec(text)?.[0]).toBeUndefined()
      expect(sent.filter(({ token }) => token && tokens.has(token))).toEqual([])
    },
  }
}
