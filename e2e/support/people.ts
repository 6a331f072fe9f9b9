import { accounts } from '@kinora/demo'
import {
  request as requests,
  type APIRequestContext,
  type APIResponse,
  type Page,
  type Request,
} from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'
import { demoPassword } from '../../tools/start/demoAccounts.ts'
import { letters } from './letters.ts'
import type { Product } from '../../tools/product/startProduct.ts'
import { expect } from './test.ts'

type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>['cookies']
export type Person = {
  id: number
  firstName: string
  lastName: string
  email: string
  cookies: Cookies
  /** Calls the API as this person, and returns its answer. @throws Error when it refuses */
  call: <Answer>(method: string, path: string, data?: object) => Promise<Answer>
  /** Ends their session on the server alone, as on another device: no tab hears of it. */
  endSession: () => Promise<unknown>
}

/** The program that Teresa has done, and her note on it. */
export const PROGRAM = 1
export const NOTE = 'ciągnie w lewym biodrze'
/** Of those who register. */
export const PASSWORD = 'lampa wiosna rower'

/** Two members with a session each: Teresa of the practice, who has data of today, and Beata, who is new. */
export async function twoPeople(product: Product): Promise<[teresa: Person, beata: Person]> {
  const beata = await newMember(product, `beata.${Date.now()}@example.org`)
  const teresa = await signedIn(product, 'teresa.kalina@example.org')
  await fill(teresa)
  return [teresa, beata]
}

/** Registers Beata, who has no specialist, under an e-mail address, and signs her in. */
export function newMember(product: Product, email: string): Promise<Person> {
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
  return member(product, async (api) => {
    await answered(() => api.post('/api/auth/local/register', { data: person }))
  })
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

/** Confirms the person's address by the link in their mail. */
export async function confirmEmail(product: Product, { email, call }: Person): Promise<void> {
  await call('POST', '/auth/verify-email/send?locale=pl', {})
  const [code] = /(?<=code=)[\w-]+/.exec(await letters(product, email).textOf('Potwierdź swój adres e-mail'))!
  await call('POST', '/auth/verify-email?locale=pl', { code })
}

/** Somebody of the demo, with a session of their own; or anybody whose password is known. */
export const signedIn = (product: Product, email: string, password?: string): Promise<Person> =>
  member(product, async (api) => signIn(api, email, password ?? (await passwordOf(product, email, api))))

const renewed = new Set<string>()

/** Two of the practice have the demo's password; the others get one by the mail for who has forgotten it. */
async function passwordOf(product: Product, email: string, api: APIRequestContext): Promise<string> {
  if (Object.values(accounts).includes(email)) return demoPassword(product.home)
  const who = `${product.home} ${email}`
  if (!renewed.has(who)) {
    await answered(() => api.post('/api/auth/forgot-password?locale=pl', { data: { email } }))
    const [code] = /(?<=code=)[\w-]+/.exec(await letters(product, email).textOf('Ustaw nowe hasło'))!
    const password = { password: PASSWORD, passwordConfirmation: PASSWORD }
    await answered(() => api.post('/api/auth/reset-password?locale=pl', { data: { code, ...password } }))
    renewed.add(who)
  }
  return PASSWORD
}

const signIn = (api: APIRequestContext, email: string, password: string) =>
  postForm(api, 'callback/credentials', { email, password })

async function postForm(api: APIRequestContext, path: string, fields: Record<string, string>) {
  const { csrfToken } = (await (await answered(() => api.get('/api/auth/csrf'))).json()) as { csrfToken: string }
  const form = { ...fields, csrfToken, callbackUrl: '/', json: 'true' }
  await answered(() => api.post(`/api/auth/${path}`, { form }))
}

let people = 0

/** Everybody has an address of their own, as far as the API knows: it lets few people register from the same one. */
async function member({ origin, urls }: Product, enter: (api: APIRequestContext) => Promise<void>): Promise<Person> {
  const address = `10.0.${people >> 8}.${people++ & 255}`
  const api = await requests.newContext({
    baseURL: urls.api,
    extraHTTPHeaders: { origin, 'x-forwarded-for': address },
  })
  await enter(api)
  const { jwt, userData } = (await (await answered(() => api.get('/api/auth/session'))).json()) as {
    jwt: string
    userData: Omit<Person, 'cookies' | 'call' | 'endSession'>
  }
  const call = async <Answer>(method: string, path: string, data?: object): Promise<Answer> => {
    const headers = { authorization: `Bearer ${jwt}` }
    const answer = await answered(() => api.fetch(`/api${path}`, { method, data, headers }))
    return JSON.parse((await answer.text()) || 'null') as Answer
  }
  const { cookies } = await api.storageState()
  return { ...userData, cookies, call, endSession: () => postForm(api, 'signout', {}) }
}

/**
 * Sends again while the API is too busy, or after too many sign-ins of one account in a minute, after as many seconds as
 * it asks for: such a call has changed nothing.
 */
async function answered(send: () => Promise<APIResponse>): Promise<APIResponse> {
  const answer = await send()
  const retryAfter = answer.headers()['retry-after']
  if ([429, 503].includes(answer.status()) && retryAfter) {
    await wait(1_000 * Number(retryAfter))
    return answered(send)
  }
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer
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
  const personal = new RegExp(`${[lastName, email, NOTE].join('|')}|user\\D{0,24}\\b${id}\\b|"${id}:`, 'iu')
  const sent: { call: string; sender: number | null }[] = []
  let isTheirs = true
  const loading = new Set<Request>()
  const settle = (request: Request) => void loading.delete(request)
  page.on('requestfinished', settle).on('requestfailed', settle)
  page.on('request', (request) => {
    if (!request.url().includes('/message/stream')) loading.add(request)
    if (isTheirs) return
    const call = `${request.method()} ${decodeURIComponent(request.url())} ${request.postData()}`
    sent.push({ call, sender: userOf(request.headers()['authorization']) })
  })
  return {
    /** From now on the page must not have or send anything of the person. */
    end: () => void (isTheirs = false),
    /** Until the page waits for nothing except the events of the live stream, which has no end. */
    settled: () => expect.poll(() => loading.size).toBe(0),
    expectNone: async () => {
      const held = await page.evaluate(() => [
        document.documentElement.outerHTML,
        ...[...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(
          ({ value }) => value,
        ),
        JSON.stringify([localStorage, sessionStorage, history.state]),
      ])
      for (const text of [...held, ...sent.map(({ call }) => call)]) expect(personal.exec(text)?.[0]).toBeUndefined()
      expect(sent.filter(({ sender }) => sender === id)).toEqual([])
    },
  }
}

/** The user id in an access token (RFC 7519 §4.1.2), or null without one. */
function userOf(authorization: string | undefined): number | null {
  const payload = authorization?.split('.')[1]
  if (!payload) return null
  return Number((JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }).sub)
}
