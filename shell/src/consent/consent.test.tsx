import type { PageThirdParty } from '@kinora/contracts'
import { act, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { makeI18n, I18nProvider } from '@kinora/i18n'
import { fakePage, renderFrame } from '../page.fake.tsx'
import { PageProvider } from '../page.tsx'
import { Consent } from './Consent.tsx'
import { reloadConsent } from './consentStore.ts'
import { openSettings } from './settingsDoor.ts'

const parties: PageThirdParty[] = [
  { id: 'numbers', kind: 'analytics', name: 'Numbers', events: { view: ['path'] } },
  { id: 'talk', kind: 'chat', name: 'Talk & Co' },
  { id: 'letters', kind: 'emailTracker', name: 'Letters', events: { identify: ['email'] } },
]
const pages = [{ path: '*', element: <h1>Programy</h1> }]
const kept = () => JSON.parse(localStorage.getItem('kinora.consent') ?? 'null') as { asked: string[]; allowed: string[] } | null
const keep = (value: unknown) => localStorage.setItem('kinora.consent', typeof value === 'string' ? value : JSON.stringify(value))
const all = { version: 1, asked: ['numbers', 'talk', 'letters'], allowed: ['analytics', 'chat', 'marketing'] }
const banner = () => screen.findByRole('region', { name: /Twoja prywatność/ })
const noBanner = () => expect(screen.queryByRole('region', { name: /Twoja prywatność/ })).not.toBeInTheDocument()
const frames = () => [...document.querySelectorAll('iframe')].map(({ src }) => new URL(src).pathname)
/** A new visit: the page reads what was kept. */
const visit = (options: { parties?: PageThirdParty[]; locale?: 'pl' | 'en' } = {}) =>
  renderFrame(pages, { page: { thirdParties: options.parties ?? parties }, locale: options.locale })

beforeEach(() => {
  reloadConsent()
  openSettings(false)
})
const press = async (user: ReturnType<typeof visit>['user'], name: string | RegExp) => user.click(await screen.findByRole('button', { name }))

test('a first visit is asked, yes and no alike, and nothing is loaded before the answer', async () => {
  visit()
  const { getByRole } = within(await banner())
  const [accept, reject] = [getByRole('button', { name: 'Akceptuj' }), getByRole('button', { name: 'Odrzuć' })]

  expect(accept.className).toBe(reject.className)
  expect(await banner()).toHaveTextContent('statystykę, czat i marketing')
  expect(frames()).toEqual([])
})

test('yes is stored for all purposes, lets the programs in, and the next visit is not asked', async () => {
  const { user, unmount } = visit()
  await press(user, 'Akceptuj')

  noBanner()
  expect(kept()).toEqual(all)
  expect(await screen.findByText(/Wybór zapisany/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Czat' })).toBeVisible()
  expect(frames()).toEqual(['/third-parties/numbers'])

  unmount()
  act(reloadConsent)
  visit()
  expect(await screen.findByRole('button', { name: 'Czat' })).toBeVisible()
  noBanner()
})

test('no is stored, loads nothing, and the next visit is not asked', async () => {
  const { user, unmount } = visit()
  await press(user, 'Odrzuć')

  noBanner()
  expect(kept()).toEqual({ ...all, allowed: [] })
  unmount()
  act(reloadConsent)
  visit()
  expect(await screen.findByRole('button', { name: 'Ustawienia prywatności' })).toBeVisible()
  noBanner()
  expect(frames()).toEqual([])
})

test('settings ask for each purpose, nothing ticked beforehand, and name the firms', async () => {
  const { user } = visit()
  await press(user, 'Ustawienia')
  const dialog = within(await screen.findByRole('dialog', { name: 'Ustawienia prywatności' }))
  for (const box of dialog.getAllByRole('checkbox')) expect(box).not.toBeChecked()
  expect(dialog.getByText('Firmy: Talk & Co')).toBeVisible()

  await user.click(dialog.getByRole('checkbox', { name: 'Statystyka' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Marketing' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Marketing' }))
  await user.click(dialog.getByRole('button', { name: 'Zapisz ustawienia' }))
  expect(kept()?.allowed).toEqual(['analytics'])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  noBanner()
})

test.each([
  ['Wszystkie', all.allowed],
  ['Tylko niezbędne', []],
])('settings: %s', async (name, allowed) => {
  const { user } = visit()
  await press(user, 'Ustawienia')
  await press(user, name)
  expect(kept()?.allowed).toEqual(allowed)
})

test('closing the settings chooses nothing', async () => {
  const { user } = visit()
  for (const close of [() => press(user, 'Zamknij'), () => user.keyboard('{Escape}')]) {
    await press(user, 'Ustawienia')
    await user.click(screen.getByRole('checkbox', { name: 'Czat' }))
    await close()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(kept()).toBeNull()
  }
  expect(await banner()).toBeVisible()
})

test('the footer leads back to the choice, and a withdrawn consent takes the programs out', async () => {
  keep(all)
  sessionStorage.setItem('kinora.referral', '{"version":1,"token":"anna"}')
  reloadConsent()
  const { user } = visit()
  await screen.findByRole('button', { name: 'Czat' })
  expect(frames()).toEqual(['/third-parties/numbers'])

  await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Ustawienia prywatności' }))
  expect(await screen.findByRole('checkbox', { name: 'Czat' })).toBeChecked()
  await press(user, 'Cofnij wszystkie zgody')
  expect(frames()).toEqual([])
  expect(screen.queryByRole('button', { name: 'Czat' })).not.toBeInTheDocument()
  expect(sessionStorage.getItem('kinora.referral')).toBeNull()
  expect(kept()?.allowed).toEqual([])
})

test('a choice in another tab holds here', async () => {
  visit()
  await banner()
  keep({ ...all, allowed: ['analytics'] })
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'kinora.consent' })))
  noBanner()
  await screen.findByRole('heading', { name: 'Programy' })
  expect(frames()).toEqual(['/third-parties/numbers'])

  localStorage.clear()
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })))
  expect(await banner()).toBeVisible()
  expect(frames()).toEqual([])
})

test('a page out of the browser’s cache reads the choice anew', async () => {
  keep(all)
  reloadConsent()
  visit()
  await screen.findByRole('button', { name: 'Czat' })
  keep({ ...all, allowed: [] })
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(frames()).toEqual([])
})

test.each([
  ['another version of what is told', { ...all, version: 2 }],
  ['a program that came later', { ...all, asked: ['numbers', 'talk'] }],
  ['no JSON', '{{{'],
  ['another kind', '[7]'],
  ['nothing at all', 'null'],
])('%s asks again, and loads nothing until then', async (_what, value) => {
  keep(value)
  reloadConsent()
  visit()
  expect(await banner()).toBeVisible()
  expect(frames()).toEqual([])
})

test('programs of the other language are asked for once', async () => {
  keep({ ...all, asked: ['numbers', 'speech'], allowed: [] })
  reloadConsent()
  const { user } = visit()
  await press(user, 'Odrzuć')
  expect(kept()?.asked).toEqual(['numbers', 'speech', 'talk', 'letters'])
})

test('where storage is refused nothing is let in, and it is said', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError')
  })
  const { user } = visit()
  await press(user, 'Akceptuj')
  noBanner()
  expect(await screen.findByText(/nie pozwala zapisać wyboru/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Czat' })).not.toBeInTheDocument()
  expect(frames()).toEqual([])
})

test('where there is nothing to ask for nobody is asked', async () => {
  visit({ parties: [] })
  expect(screen.getByRole('heading', { name: 'Programy' })).toBeVisible()
  noBanner()
  expect(screen.queryByRole('button', { name: 'Ustawienia prywatności' })).not.toBeInTheDocument()
})

test('in English', async () => {
  const { user } = visit({ locale: 'en' })
  expect(await screen.findByRole('region', { name: 'Your privacy, your choice' })).toHaveTextContent('statistics, chat, and marketing')
  await press(user, 'Reject')
  expect(await screen.findByText('Your choice is saved. You can change it in the footer.')).toBeVisible()
})

test('a server shows nothing of it to anybody', () => {
  keep(all)
  const html = renderToString(
    <I18nProvider i18n={makeI18n('pl', {})}>
      <PageProvider page={fakePage({ thirdParties: parties })}>
        <Consent />
      </PageProvider>
    </I18nProvider>,
  )
  expect(html.replace(/<!--.*?-->/g, '')).toBe('')
})
