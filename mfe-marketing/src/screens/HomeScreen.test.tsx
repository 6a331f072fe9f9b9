import { api, renderRemote, server } from '@kinora/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakeCategories, fakePlans, image } from '../home.fake.ts'
import marketing from '../remote.ts'
import { text, words } from '../words.fake.ts'

const region = (name: string | RegExp) => screen.findByRole('region', { name })

test('the first page shows how it works, and extracts of references and questions', async () => {
  server.use(fakeCategories(), fakePlans())
  await renderRemote(marketing, '/')
  expect(await screen.findByRole('heading', { level: 1, name: /^Wróć do ruchu spokojnie/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Znajdź swój program' })).toHaveAttribute('href', '/programs')
  expect(within(await region('Jak to działa')).getAllByRole('listitem')).toHaveLength(3)
  expect(within(await region(/^Co mówią/)).getAllByRole('figure')).toHaveLength(3)
  expect(within(await region(/^Pytania/)).getAllByRole('group')).toHaveLength(5)
})

test('for a member home is today, for a specialist the desk, and neither has the visitors’ page', async () => {
  server.use(fakeCategories(), fakePlans())
  const slots = ({ name }: { name: string }) => <h1>{name}</h1>
  const { unmount } = await renderRemote(marketing, '/', { as: 'member', slots })
  expect(await screen.findByRole('heading', { level: 1, name: 'profile.today.v2' })).toBeVisible()
  expect(document.title).toBe(`${text('today.title')} · Kinora`)
  expect(screen.queryByRole('region', { name: 'Jak to działa' })).not.toBeInTheDocument()
  unmount()

  const { router } = await renderRemote(marketing, '/', { as: 'specialist', provided: ['/profile/my-team'] })
  expect(await screen.findByRole('heading', { name: 'another page' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/profile/my-team')
})

test('a specialist without a desk in this release sees the visitors’ page', async () => {
  server.use(fakeCategories(), fakePlans())
  await renderRemote(marketing, '/', { as: 'specialist' })
  expect(await screen.findByRole('region', { name: 'Jak to działa' })).toBeVisible()
})

test('categories link to their programs, those without programs are left out', async () => {
  server.use(fakeCategories(), fakePlans())
  await renderRemote(marketing, '/', { locale: 'en' })
  const [neck, back, ...more] = within(
    await screen.findByRole('list', { name: 'Categories of programs' }),
  ).getAllByRole('link')
  expect(neck).toHaveTextContent('Szyja i barki1 program')
  expect(neck).toHaveAttribute('href', '/en/programs?category=1')
  expect(back).toHaveTextContent('Plecy5 programs')
  expect(more).toEqual([])
})

test('a category shows the picture of a program that is no example, because examples are cards', async () => {
  const of = (id: number, isExampleTraining: boolean) => ({
    id,
    isExampleTraining,
    category: { id: 1, name: 'Plecy' },
    image: { ...image, width: id },
  })
  const meta = { facets: { category: [{ id: 1, count: 2 }] } }
  server.use(
    http.get(api('/trinings'), () => HttpResponse.json({ data: [of(1, true), of(2, false)], meta })),
    fakePlans(),
  )
  await renderRemote(marketing, '/')
  const categories = await screen.findByRole('list', { name: words('categories.label') })
  const picture = await within(categories).findByRole('presentation')
  expect(picture).toHaveAttribute('width', '2')
})

test('plans show their prices, and what a release provides is linked: checkout and gift cards', async () => {
  server.use(fakeCategories(), fakePlans())
  await renderRemote(marketing, '/', { provided: ['/subscription', '/give-a-gift'] })
  const plans = await region('Jedna subskrypcja, wszystkie programy')
  const [, three] = within(plans).getAllByRole('listitem')
  expect(three).toHaveTextContent('3 mies.Najczęściej wybierany120 zł40 zł za miesiącNa próbę')
  expect(within(plans).getByRole('link', { name: words('plans.choose') })).toHaveAttribute('href', '/subscription')
  expect(within(await region(text('gift.title'))).getByRole('link')).toHaveAttribute('href', '/give-a-gift')
})

test('without a checkout and a gift page there are no links to them', async () => {
  server.use(fakeCategories(), fakePlans())
  await renderRemote(marketing, '/')
  expect(within(await region('Jedna subskrypcja, wszystkie programy')).queryByRole('link')).not.toBeInTheDocument()
  expect(within(await region(text('gift.title'))).queryByRole('link')).not.toBeInTheDocument()
})

test('a failed call affects only its own part, which can be retried', async () => {
  const refuse = (path: string) => http.get(api(path), () => new HttpResponse(null, { status: 503 }))
  server.use(refuse('/trinings'), refuse('/subscriptions'))
  const { user } = await renderRemote(marketing, '/')
  const plans = within(await region('Jedna subskrypcja, wszystkie programy'))
  // After the loader failed, each part refetches when it mounts, and shows its skeleton meanwhile.
  await waitFor(() => {
    expect(plans.getByText(words('plans.failed'))).toBeVisible()
    expect(screen.getByText(words('categories.failed'))).toBeVisible()
  })
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()

  server.use(fakePlans())
  await user.click(await plans.findByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await plans.findByText('120 zł')).toBeVisible()
})
