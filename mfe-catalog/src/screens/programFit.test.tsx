import { renderRemote, server } from '@kinora/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { fakePrograms } from '../programList.fake.ts'
import { program } from '../programs.fake.ts'
import catalog from '../remote.ts'
import { containing, text, words } from '../words.fake.ts'

const all = [
  {
    ...program(1, { title: 'Spokojna szyja', duration: 300 }),
    worksFor: { positions: ['sitting' as const], equipment: ['chair' as const], bodyRegions: ['neck' as const] },
  },
  {
    ...program(2, { title: 'Most', duration: 120 }),
    worksFor: { positions: ['lying' as const], equipment: ['mat' as const], bodyRegions: ['hips' as const] },
  },
  { ...program(3, { title: 'Krok w bok' }), worksFor: { isQuiet: false } },
]
const count = (name: string) => screen.findByRole('heading', { level: 2, name })
const pill = (group: string, name: RegExp) =>
  within(screen.getByRole('group', { name: group })).getByRole('checkbox', { name })
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

async function open(route: string) {
  const requests: URLSearchParams[] = []
  server.use(...fakePrograms(all, requests))
  const view = await renderRemote(catalog, route)
  await screen.findByRole('heading', { level: 2, name: /program/ })
  await view.user.click(screen.getByText(containing('fit.title')))
  return { ...view, requests, address: () => view.router.state.location.pathname + view.router.state.location.search }
}

test('each choice shows its number of programs, applies at once and keeps the focus', async () => {
  const { user, address } = await open('/programs?page=2')
  const sitting = pill(text('fit.position.label'), /^siedząc \(1 program\)$/)
  await user.click(sitting)

  expect(await count('1 program')).toBeVisible()
  expect(address()).toBe('/programs?position=sitting')
  expect(sitting).toBeChecked()
  expect(sitting).toHaveFocus()
  expect(screen.getByText('Pasuje do mnie (1)')).toBeVisible()
  expect(pill(text('fit.position.label'), /^leżąc \(2 programy\)$/)).not.toBeChecked()
})

test('several choices of a kind can be combined, each with a tag that removes it', async () => {
  const { user, requests, address } = await open(
    '/programs?position=sitting&position=lying&region=neck&region=hips&quiet=1',
  )
  expect(titles()).toEqual(['Spokojna szyja', 'Most'])
  const query = requests.at(-1)!
  expect(query.getAll('filters[position][$in][0]')).toEqual(['sitting'])
  expect(query.getAll('filters[position][$in][1]')).toEqual(['lying'])
  expect(query.get('filters[bodyRegion][$in][1]')).toBe('hips')
  expect(query.get('filters[isQuiet][$eq]')).toBe('true')

  await user.click(screen.getByRole('link', { name: /Usuń filtr:.*leżąc/ }))
  expect(await count('1 program')).toBeVisible()
  expect(address()).toBe('/programs?position=sitting&region=neck&region=hips&quiet=1')
})

test('the choice of no equipment lists programs that need none', async () => {
  const { user, requests, address } = await open('/programs?equipment=chair')
  await user.click(pill(text('fit.equipment.label'), /^bez sprzętu \(1 program\)$/))

  await waitFor(() => expect(titles()).toEqual(['Krok w\u00a0bok']))
  expect(address()).toBe('/programs?equipment=none')
  expect(requests.at(-1)!.get('filters[equipment][$null]')).toBe('true')
})

test('an empty list names the filter whose removal gives the most programs, with all its choices', async () => {
  const { user, address } = await open('/programs?position=sitting&position=lying&region=back&region=feet')
  expect(screen.getByText(words('list.emptyBecause', { name: 'plecy, stopy' }))).toBeVisible()
  await user.click(screen.getByRole('link', { name: words('list.showWithout', { name: 'plecy, stopy' }) }))

  expect(await count('2 programy')).toBeVisible()
  expect(address()).toBe('/programs?position=sitting&position=lying')
})

test('when removing no single filter helps, all are removed', async () => {
  const { user, address } = await open('/programs?position=kneeling&region=feet&sort=title')
  await user.click(screen.getByRole('link', { name: words('list.showAll') }))

  expect(await count('3 programy')).toBeVisible()
  expect(address()).toBe('/programs?sort=title')
})

test('the sort order is chosen at the list, and stays when filters are removed', async () => {
  const { user, requests, address } = await open('/programs?quiet=1')
  await user.selectOptions(screen.getByRole('combobox', { name: words('sort.label') }), text('sort.shortest'))

  await waitFor(() => expect(titles()).toEqual(['Most', 'Spokojna szyja']))
  expect(address()).toBe('/programs?quiet=1&sort=shortest')
  expect(requests.at(-1)!.get('sort')).toBe('duration:asc')
  expect(screen.getByRole('link', { name: words('filters.clear') })).toHaveAttribute('href', '/programs?sort=shortest')
})

test('the button of the panel moves the focus to the results', async () => {
  const { user } = await open('/programs')
  await user.click(screen.getByRole('button', { name: words('filters.show') }))

  expect(await count('3 programy')).toHaveFocus()
})
