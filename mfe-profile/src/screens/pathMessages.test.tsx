import { screen, waitFor, within } from '@testing-library/react'
import { openProfile } from '../openProfile.fake.tsx'
import { endedWith, plan, planned, program } from '../profile.fake.ts'
import { containing, words } from '../words.fake.ts'

const bridge = planned(1, { training: program(1, { title: 'Most biodrowy' }), isDue: true })

test('the address opens all messages, and closing them takes the parameter away', async () => {
  const { user, router } = await openProfile('/profile/my-path?showMessages', { plan: plan([bridge]) })

  await user.click(
    within(await screen.findByRole('region', { name: 'rozmowa 4' })).getByRole('button', { name: 'zamknij rozmowę' }),
  )
  expect(router.state.location.search).toBe('')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'zamknij rozmowę' })).not.toBeInTheDocument())
})

test('who never had a specialist is told so where messages would be, and what to do', async () => {
  await openProfile('/profile/my-path?showMessages', { plan: plan([bridge]), specialist: null })

  const heading = await screen.findByRole('heading', { name: words('path.messages.nobody') })
  await waitFor(() => expect(heading).toHaveFocus())
  const section = within(screen.getByRole('region', { name: words('path.messages.nobody') }))
  expect(section.getByText(containing('path.messages.invite'))).toBeVisible()
  expect(section.getByRole('link', { name: words('path.messages.contact') })).toHaveAttribute('href', '/contact')
  expect(screen.queryByRole('region', { name: /^rozmowa/ })).not.toBeInTheDocument()
})

test('whose team has ended is told so, and the tab opens the conversation that remains', async () => {
  const ended = [endedWith(4, 'Katarzyna', 1), endedWith(9, 'Ewa')]
  await openProfile('/profile/my-path?showMessages', { plan: plan([bridge]), specialist: null, ended })

  expect(await screen.findByRole('heading', { name: words('path.messages.nobody') })).toBeVisible()
  const conversation = within(await screen.findByRole('region', { name: 'rozmowa 4' }))
  expect(conversation.getByRole('button', { name: 'zamknij rozmowę' })).toBeVisible()
  expect(
    within(await screen.findByRole('region', { name: words('path.messages.others') })).getByRole('link', {
      name: words('messages.with', { name: 'Ewa Szałwia' }),
    }),
  ).toHaveAttribute('href', '/profile/my-path?showMessages&with=9')
})

test('beside a new specialist the conversation with the former one can be opened, with what is unread in it', async () => {
  const { user } = await openProfile('/profile/my-path', { plan: plan([bridge]), ended: [endedWith(9, 'Ewa', 2)] })

  expect(await screen.findByRole('region', { name: 'rozmowa 4' })).toBeVisible()
  const others = within(await screen.findByRole('region', { name: words('path.messages.others') }))
  expect(others.getByText(words('path.messages.unread', { count: 2 }))).toBeVisible()
  await user.click(others.getByRole('link', { name: words('messages.with', { name: 'Ewa Szałwia' }) }))
  expect(await screen.findByRole('region', { name: 'rozmowa 9' })).toBeVisible()
  expect(others.getByRole('link', { name: words('messages.with', { name: 'Katarzyna Lis' }) })).toHaveAttribute(
    'href',
    '/profile/my-path?showMessages',
  )
})
