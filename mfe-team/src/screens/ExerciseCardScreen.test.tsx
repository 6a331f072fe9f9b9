import { qrPath } from '@kinora/qr'
import { screen, within } from '@testing-library/react'
import { openTeam } from '../openTeam.fake.tsx'
import { text, words } from '../words.fake.ts'

const CARD = '/profile/my-team/member/12/card'

test.each([
  ['pl', text('card.title'), 'Drukuj', /^Kod QR ze stroną programu: /, 'https://kinora.test/programs/1'],
  ['en', 'Exercise card', 'Print', /^QR code of the page of the program: /, 'https://kinora.test/en/programs/1'],
] as const)('the card has every program with its dose and a code of its page, in %s', async (...row) => {
  const [locale, title, button, code, address] = row
  const print = jest.spyOn(window, 'print').mockImplementation(() => {})
  const { user } = await openTeam(CARD, {}, { locale })
  const sheet = within(await screen.findByRole('article', { name: title }))
  expect(sheet.getByRole('heading', { name: 'Zdrowe biodra' })).toBeVisible()
  expect(sheet.getByText(/Maria Wójcik/)).toHaveTextContent(/Katarzyna Nowak/)
  expect(sheet.getByText('Powoli.')).toBeVisible()
  expect(sheet.getAllByRole('listitem')).toHaveLength(3)
  expect(sheet.getAllByRole('listitem')[0]).toHaveTextContent(/Koci grzbiet.*2 serie po 10, 3 ×/)
  const [first] = sheet.getAllByRole('img', { name: code })
  expect(first).toContainHTML(qrPath(address).path)

  await user.click(screen.getByRole('button', { name: button }))
  expect(print).toHaveBeenCalledTimes(1)
})

test('a path without programs has no card yet', async () => {
  await openTeam('/profile/my-team/member/13/card')
  expect(await screen.findByText(words('card.empty'))).toBeVisible()
})

test('the card shows what is saved, and says that there is more', async () => {
  const editor = await openTeam('/profile/my-team/member/12/path')
  const path = within(await screen.findByRole('region', { name: words('edit.items.title') }))
  await editor.user.click(path.getByRole('button', { name: words('edit.remove', { title: 'Koci grzbiet' }) }))
  await editor.user.click(screen.getByRole('link', { name: words('card.link') }))
  expect(await screen.findByText(/Jest też 1 niezapisana zmiana\.$/)).toBeVisible()
  expect(within(screen.getByRole('article')).getByText('Koci grzbiet', { selector: 'h3' })).toBeVisible()
})
