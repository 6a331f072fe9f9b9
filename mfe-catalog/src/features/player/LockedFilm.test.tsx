import { sessionClient } from '@kinora/session'
import { fakeSession } from '@kinora/testing'
import { act, screen } from '@testing-library/react'
import { detail } from '../../programs.fake.ts'
import { moveTo } from './film.fake.ts'
import { link, refuse, showPlayer, signedIn } from './showPlayer.fake.tsx'
import { containing, words } from '../../words.fake.ts'

const NEEDS_PLAN = 'Ten film obejrzysz z aktywnym planem.'
const withPlan = () => fakeSession({}, { hasActiveSubscription: true })
const closed = detail(5, { isExampleTraining: false })
const plans = { provided: ['/subscription'], route: '/programs/5' }

const play = () => screen.queryByRole('button', { name: containing('player.play') })
const toPlans = () => screen.queryByRole('link', { name: words('player.plans') })
const toSignIn = () => screen.queryByRole('link', { name: words('player.signIn') })

test('a visitor sees that the film needs a plan, and the sign-in link leads back', async () => {
  showPlayer([() => refuse(401)], closed, plans)
  await signedIn(null)
  expect(screen.getByText(NEEDS_PLAN)).toBeVisible()
  expect(play()).not.toBeInTheDocument()
  expect(toPlans()).toHaveAttribute('href', '/subscription')
  expect(toSignIn()).toHaveAttribute('href', `/auth/sign-in?callbackUrl=${encodeURIComponent('/programs/5')}`)
})

test('a member without a plan is led to the plans, and not asked to sign in', async () => {
  showPlayer([() => refuse(403)], closed, plans)
  await signedIn(fakeSession())
  expect(screen.getByText(NEEDS_PLAN)).toBeVisible()
  expect(toPlans()).toBeVisible()
  expect(toSignIn()).not.toBeInTheDocument()
})

test('there is no link to the plans when no release provides that page', async () => {
  showPlayer([() => refuse(403)], closed)
  await signedIn(fakeSession())
  expect(screen.getByText(NEEDS_PLAN)).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test.each([
  ['an example', null, detail(5)],
  ['a member with a plan', withPlan(), closed],
])('%s may play', async (_, session, program) => {
  const { begin } = showPlayer(undefined, program)
  await signedIn(session)
  expect((await begin()).paused).toBe(false)
})

test.each([
  [401, true],
  [403, false],
])('a film that the API refuses with %i is replaced by its poster and the reason', async (status, isAskedToSignIn) => {
  const { user } = showPlayer([() => refuse(status)], closed, plans)
  await user.click(play()!)
  expect(await screen.findByText(NEEDS_PLAN)).toBeVisible()
  expect(screen.getByAltText('Osoba na krześle')).toBeVisible()
  expect(play()).not.toBeInTheDocument()
  expect(toPlans()).toHaveFocus()
  expect(toSignIn() !== null).toBe(isAskedToSignIn)
})

test('an expired session stops the film with a message; after signing in it can be started again', async () => {
  const { begin } = showPlayer([() => link('/media/1.m3u8'), () => link('/media/2.m3u8')], closed)
  const auth = await signedIn(withPlan())
  await begin()
  auth.session = null
  await act(() => sessionClient.follow())
  expect(await screen.findByText(words('player.sessionEnded'))).toBeVisible()
  expect(screen.queryByTestId('film')).not.toBeInTheDocument()
  expect(toSignIn()).toBeVisible()

  auth.session = withPlan()
  await act(() => sessionClient.follow())
  expect(await begin()).toHaveAttribute('src', 'http://localhost/media/2.m3u8')
})

test('access that ends closes the open film', async () => {
  const { begin } = showPlayer([() => link('/media/1.m3u8'), () => refuse(403)], closed, plans)
  const auth = await signedIn(withPlan())
  const film = await begin()
  // A playing one that stands still would be asked for again anyway.
  act(() => void film.pause())
  auth.session = fakeSession()
  await act(() => sessionClient.follow())

  expect(await screen.findByText(NEEDS_PLAN)).toBeVisible()
  expect(screen.queryByTestId('film')).not.toBeInTheDocument()
  expect(toPlans()).toBeVisible()
})

test('signing out in another tab removes the film and its position', async () => {
  const { begin } = showPlayer([() => link('/media/1.m3u8')], closed)
  await signedIn(withPlan())
  moveTo(await begin(), 42)
  act(() => sessionClient.forget())

  expect(await screen.findByText(words('player.sessionEnded'))).toBeVisible()
  expect(screen.queryByTestId('film')).not.toBeInTheDocument()
  await signedIn(withPlan())
  expect(await screen.findByRole('button', { name: containing('player.play') })).toBeVisible()
  expect(screen.queryByTestId('film')).not.toBeInTheDocument()
})
