import type { PageThirdParty } from '@kinora/contracts'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { renderFrame } from '../page.fake.tsx'
import { reloadConsent } from '../features/consent/consentStore.ts'
import { setSettingsOpen } from '../features/consent/settingsOpen.ts'

export const parties: PageThirdParty[] = [
  { id: 'numbers', kind: 'analytics', name: 'Numbers', events: { view: ['path'] } },
  { id: 'talk', kind: 'chat', name: 'Talk & Co' },
  { id: 'letters', kind: 'emailTracker', name: 'Letters', events: { identify: ['email'] } },
]
/** A stored consent to everything. */
export const all = { version: 1, asked: ['numbers', 'talk', 'letters'], allowed: ['analytics', 'chat', 'marketing'] }

export const storedConsent = () =>
  JSON.parse(localStorage.getItem('kinora.consent') ?? 'null') as { asked: string[]; allowed: string[] } | null
export const keep = (value: unknown) =>
  localStorage.setItem('kinora.consent', typeof value === 'string' ? value : JSON.stringify(value))

/** For `beforeEach`: reads the storage again and closes the settings. */
export function startAfresh() {
  reloadConsent()
  setSettingsOpen(false)
}

/** Renders a page with third parties. */
export const visit = (options: { parties?: PageThirdParty[]; locale?: 'pl' | 'en' } = {}) =>
  renderFrame([{ path: '*', element: <h1>Programy</h1> }], {
    page: { thirdParties: options.parties ?? parties },
    locale: options.locale,
  })

export const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))
export const banner = () => screen.findByRole('region', { name: /Twoja prywatność/ })
export const noBanner = () => expect(screen.queryByRole('region', { name: /Twoja prywatność/ })).not.toBeInTheDocument()
/** The paths of all frames on the page. */
export const frames = () => [...document.querySelectorAll('iframe')].map(({ src }) => new URL(src).pathname)
