import { sessionClient } from '@kinora/session'
import { api, fakeAuth, server } from '@kinora/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { program, saved } from '../profile.fake.ts'
import { renderMember, renderProfile } from '../renderProfile.fake.tsx'

const part = (name: string) => within(screen.getByRole('region', { name }))

test('the list shows what to watch and the favourites, whole, and removing moves the focus', async () => {
  const watchList = Array.from({ length: 14 }, (_, index) => saved(program(index + 1)))
  const { user, world } = await renderMember('/profile', { watchList, favourites: [saved(program(20))] })

  expect(await screen.findByRole('article', { name: 'Program 14' })).toBeVisible()
  expect(part('Do obejrzenia').getByText('14 programów')).toBeVisible()
  expect(part('Ulubione').getByText('1 program')).toBeVisible()
  expect(part('Ulubione').getAllByRole('article')).toHaveLength(1)

  world.watchList = watchList.slice(1)
  await user.click(screen.getByRole('button', { name: 'watchList –: Program 1' }))
  expect(screen.getByRole('heading', { name: 'Do obejrzenia' })).toHaveFocus()
})

test('an empty list says how to fill it', async () => {
  await renderMember('/profile', {}, { locale: 'en' })

  expect(await screen.findByText('Give a program a heart, and you will find it here.')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Find a program' })[0]).toHaveAttribute('href', '/en/programs')
})

test('a list that failed to load can be fetched again', async () => {
  const instead = [http.get(api('/watch-list'), () => new HttpResponse(null, { status: 500 }), { once: true })]
  const { user } = await renderMember('/profile', { watchList: [saved(program(1))] }, { instead })

  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await screen.findByRole('article', { name: 'Program 1' })).toBeVisible()
})

test('a visitor is sent to sign in, and from there back', async () => {
  server.use(...fakeAuth().handlers)
  await act(() => sessionClient.follow())
  const { router } = renderProfile('/profile')

  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/sign-in'))
  expect(router.state.location.search).toContain('callbackUrl=%2Fprofile')
})
