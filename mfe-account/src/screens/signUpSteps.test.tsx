import { paths } from '@kinora/paths'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { back, field, FILL, fillAll, next, send, signUpPage, step, tick } from '../signUpPage.fake.ts'
import { containing, text, words } from '../words.fake.ts'

test('steps are named, say why they ask, and take the focus; back keeps what was typed', async () => {
  const { user } = await signUpPage()
  expect(
    screen.getByRole('heading', {
      level: 2,
      name: words('signUp.step', { place: 1, count: 4, name: text('signUp.steps.account.name') }),
    }),
  ).not.toHaveFocus()
  await fillAll(user, { until: 'person' })
  expect(screen.getByText(words('signUp.steps.person.why'))).toBeVisible()
  await next(user)
  expect(await step('contact')).toHaveFocus()

  await back(user)
  expect(await step('person')).toHaveFocus()
  expect(field('firstName')).toHaveValue('Maria')
  await back(user)
  expect(await step('account')).toHaveFocus()
  expect(field('password')).toHaveValue('lampa wiosna rower')
  expect(screen.queryByRole('button', { name: words('signUp.previous') })).not.toBeInTheDocument()
})

test('a page that is loaded again has what was typed, but neither passwords nor consents', async () => {
  const { user, unmount } = await signUpPage()
  await fillAll(user)
  unmount()
  const again = await signUpPage('/auth/sign-up?step=4')

  expect(await step('account')).toBeVisible()
  await waitFor(() => expect(field('email')).toHaveValue('maria@poczta.pl'))
  expect(field('password')).toHaveValue('')
  await FILL.account(again.user)
  await next(again.user)
  await step('person')
  expect(screen.getByRole('radio', { name: words('gender.female') })).toBeChecked()
  await next(again.user)
  await step('contact')
  expect(field('city')).toHaveValue('Lublin')
  await next(again.user)
  await step('consents')
  expect(tick('terms')).not.toBeChecked()
  await FILL.consents(again.user)
  await send(again.user)

  expect(await screen.findByRole('heading', { name: 'another page' })).toBeVisible()
  expect(sessionStorage.getItem('kinora.own.signUp')).toBeNull()
})

test('the fragment of the page that one came from is kept through all steps', async () => {
  const callbackUrl = '/subscription/activate#7G4K-M2QX-V8ZD-3HNB'
  const { user, router } = await signUpPage(paths.signUp({ callbackUrl }))
  await user.click(screen.getByRole('radio', { name: containing('role.specialist') }))
  await user.click(screen.getByRole('radio', { name: containing('role.patient') }))
  await fillAll(user)
  await send(user)

  expect(await screen.findByRole('heading', { name: 'another page' })).toBeVisible()
  const { pathname, hash } = router.state.location
  expect(pathname + hash).toBe(callbackUrl)
})

test('a role that is chosen right before the next step is kept', async () => {
  const { user, router } = await signUpPage()
  await FILL.account(user)
  // In one task: nothing is rendered in between.
  fireEvent.click(screen.getByRole('radio', { name: containing('role.specialist') }))
  fireEvent.click(screen.getByRole('button', { name: words('signUp.next') }))

  expect(await step('person')).toBeVisible()
  expect(field('registrationNumber')).toBeVisible()
  expect(router.state.location.search).toBe('?as=specialist&step=2')
})

test('a later step in the address begins with the first, because nothing is filled in', async () => {
  await signUpPage('/auth/sign-up?step=3')

  expect(await step('account')).toBeVisible()
})
