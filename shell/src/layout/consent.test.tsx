import { I18nProvider, makeI18n } from '@kinora/i18n'
import { act, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { fakePage, renderFrame } from '../page.fake.tsx'
import { PageProvider } from '../page.tsx'
import {
  all,
  banner,
  frames,
  keep,
  storedConsent,
  noBanner,
  parties,
  press,
  startAfresh,
  visit,
} from './consent.fake.tsx'
import { Consent } from './Consent.tsx'
import { reloadConsent } from '../features/consent/consentStore.ts'
import { consentWords } from '../words.fake.ts'

beforeEach(startAfresh)

test('a first visit is asked, both answers look alike, and nothing is loaded before one is given', async () => {
  visit()
  const { getByRole } = within(await banner())
  const [accept, reject] = [
    getByRole('button', { name: consentWords.words('banner.accept') }),
    getByRole('button', { name: consentWords.words('banner.reject') }),
  ]

  expect(accept.className).toBe(reject.className)
  expect(await banner()).toHaveTextContent('statystykę, czat i marketing')
  expect(frames()).toEqual([])
})

test('accepting is stored for all purposes and loads the third parties; the next visit is not asked', async () => {
  const { user, unmount } = visit()
  await press(user, consentWords.words('banner.accept'))

  noBanner()
  expect(storedConsent()).toEqual(all)
  expect(await screen.findByText(consentWords.containing('saved'))).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Czat' })).toBeVisible()
  expect(frames()).toEqual(['/third-parties/numbers'])

  unmount()
  act(reloadConsent)
  visit()
  expect(await screen.findByRole('button', { name: 'Czat' })).toBeVisible()
  noBanner()
})

test('rejecting is stored and loads nothing; the next visit is not asked', async () => {
  const { user, unmount } = visit()
  await press(user, consentWords.words('banner.reject'))

  noBanner()
  expect(storedConsent()).toEqual({ ...all, allowed: [] })
  unmount()
  act(reloadConsent)
  visit()
  expect(await screen.findByRole('button', { name: consentWords.words('settings.title') })).toBeVisible()
  noBanner()
  expect(frames()).toEqual([])
})

test('a choice in another tab applies here', async () => {
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

test('a page from the back/forward cache reads the choice again', async () => {
  keep(all)
  reloadConsent()
  visit()
  await screen.findByRole('button', { name: 'Czat' })
  keep({ ...all, allowed: [] })
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(frames()).toEqual([])
})

test.each([
  ['another version of the texts', { ...all, version: 2 }],
  ['a third party added later', { ...all, asked: ['numbers', 'talk'] }],
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

test('third parties of the other language are not asked for again', async () => {
  keep({ ...all, asked: ['numbers', 'speech'], allowed: [] })
  reloadConsent()
  const { user } = visit()
  await press(user, consentWords.words('banner.reject'))
  expect(storedConsent()?.asked).toEqual(['numbers', 'speech', 'talk', 'letters'])
})

test('where storage is refused nothing is loaded, and a notice says so', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError')
  })
  const { user } = visit()
  await press(user, consentWords.words('banner.accept'))
  noBanner()
  expect(await screen.findByText(consentWords.containing('notKept'))).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Czat' })).not.toBeInTheDocument()
  expect(frames()).toEqual([])
})

test('without third parties nobody is asked', async () => {
  visit({ parties: [] })
  expect(screen.getByRole('heading', { name: 'Programy' })).toBeVisible()
  noBanner()
  expect(screen.queryByRole('button', { name: consentWords.words('settings.title') })).not.toBeInTheDocument()
})

test('the banner links to the privacy policy, where a release provides it', async () => {
  const { unmount } = visit()
  expect(within(await banner()).queryByRole('link')).not.toBeInTheDocument()
  unmount()
  renderFrame([{ path: '*', element: <h1>Programy</h1> }], {
    page: {
      thirdParties: parties,
      remotes: [{ name: 'mfe-legal', version: '1', routes: [{ id: 'privacy', path: 'privacy-policy' }] }],
    },
  })
  expect(within(await banner()).getByRole('link', { name: consentWords.words('banner.privacy') })).toHaveAttribute(
    'href',
    '/privacy-policy',
  )
})

test('the banner in English', async () => {
  const { user } = visit({ locale: 'en' })
  expect(await screen.findByRole('region', { name: 'Your privacy, your choice' })).toHaveTextContent(
    'statistics, chat, and marketing',
  )
  await press(user, 'Reject')
  expect(await screen.findByText('Your choice is saved. You can change it in the footer.')).toBeVisible()
})

test('a server knows no answer and renders no third party', () => {
  keep(all)
  const page = (
    <I18nProvider i18n={makeI18n('pl', {})}>
      <PageProvider page={fakePage({ thirdParties: parties })}>
        <Consent aboveTabs={false} />
      </PageProvider>
    </I18nProvider>
  )
  expect(renderToString(page)).not.toMatch(/iframe|Czat/)
})
