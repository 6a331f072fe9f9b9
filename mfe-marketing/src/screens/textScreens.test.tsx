import { renderRemote } from '@kinora/testing'
import { screen, within } from '@testing-library/react'
import marketing from '../remote.ts'

const DOCUMENTS = [
  { path: '/terms', pl: 'Regulamin', en: 'Terms of service' },
  { path: '/privacy-policy', pl: 'Polityka prywatności', en: 'Privacy policy' },
  { path: '/accessibility-declaration', pl: 'Deklaracja dostępności', en: 'Accessibility declaration' },
]

for (const { path, ...titles } of DOCUMENTS) {
  for (const locale of ['pl', 'en'] as const) {
    test(`${path} in ${locale} has its title, its version and its parts`, async () => {
      await renderRemote(marketing, path, { locale })
      expect(await screen.findByRole('heading', { level: 1, name: titles[locale] })).toBeVisible()
      expect(screen.getByText(locale === 'pl' ? 'Wersja: listopad 2026' : 'Version: November 2026')).toBeVisible()
      expect(document.title).toBe(`${titles[locale]} · Kinora`)

      const parts = within(
        screen.getByRole('navigation', { name: locale === 'pl' ? 'W\u00a0tym dokumencie' : 'In this document' }),
      ).getAllByRole('link')
      expect(parts.length).toBeGreaterThan(4)
      const headings = screen
        .getAllByRole('heading', { level: 2 })
        .map(({ id, textContent }) => `#${id} ${textContent}`)
      for (const part of parts) expect(headings).toContain(`${part.getAttribute('href')} ${part.textContent}`)
    })
  }
}

test('how to start speaks to members and to specialists', async () => {
  await renderRemote(marketing, '/how-to-start')
  expect(await screen.findByRole('heading', { level: 1, name: 'Jak zacząć' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Dla osób, które ćwiczą' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Załóż konto specjalisty' })).toHaveAttribute(
    'href',
    '/auth/sign-up?as=specialist',
  )
})
