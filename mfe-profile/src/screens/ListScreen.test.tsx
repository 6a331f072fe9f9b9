import { api } from '@kinora/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { program, saved } from '../profile.fake.ts'
import { openProfile } from '../openProfile.fake.tsx'
import { words } from '../words.fake.ts'

const part = (name: string) => within(screen.getByRole('region', { name }))

test('the list shows what to watch and the favourites, whole, and removing moves the focus', async () => {
  const watchList = Array.from({ length: 14 }, (_, index) => saved(program(index + 1)))
  const { user, state } = await openProfile('/profile', { watchList, favourites: [saved(program(20))] })

  expect(await screen.findByRole('article', { name: 'Program 14' })).toBeVisible()
  expect(part('Do obejrzenia').getByText(words('list.count', { count: 14 }))).toBeVisible()
  expect(part('Ulubione').getByText(words('list.count', { count: 1 }))).toBeVisible()
  expect(part('Ulubione').getAllByRole('article')).toHaveLength(1)

  state.watchList = watchList.slice(1)
  await user.click(screen.getByRole('button', { name: 'watchList –: Program 1' }))
  expect(screen.getByRole('heading', { name: words('list.watchList.title') })).toHaveFocus()
})

test('an empty list says how to fill it', async () => {
  await openProfile('/profile', {}, { locale: 'en' })

  expect(await screen.findByText('Give a program a heart, and you will find it here.')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Find a program' })[0]).toHaveAttribute('href', '/en/programs')
})

test('a list that failed to load can be fetched again', async () => {
  const handlers = [http.get(api('/watch-list'), () => new HttpResponse(null, { status: 500 }), { once: true })]
  const { user } = await openProfile('/profile', { watchList: [saved(program(1))] }, { handlers })

  await user.click(await screen.findByRole('button', { name: words('again') }))
  expect(await screen.findByRole('article', { name: 'Program 1' })).toBeVisible()
})

test('a visitor is sent to sign in, and from there back', async () => {
  const { router } = await openProfile('/profile', {}, { as: 'visitor' })

  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/sign-in'))
  expect(router.state.location.search).toContain('callbackUrl=%2Fprofile')
})
