import { sessionClient } from '@kinora/session'
import { fakeAuth, fakeSession, renderApp, server } from '@kinora/testing'
import { isSpaceReserved } from '@kinora/ui'
import { act, screen, waitFor } from '@testing-library/react'
import { fakeProfile, plan, planned, program } from '../profile.fake.ts'
import { messages } from '../renderProfile.fake.tsx'
import TodaySlot from './TodaySlot.tsx'

async function show(given: ReturnType<typeof plan> | null, locale: 'pl' | 'en' = 'pl') {
  server.use(...fakeAuth(fakeSession()).handlers, ...fakeProfile({ plan: given }).handlers)
  await act(() => sessionClient.follow())
  return renderApp(<TodaySlot />, { messages, locale })
}
const bridge = planned(1, { training: program(1, { title: 'Most biodrowy', duration: 840 }), isDue: true })

test('one training of today can be started from the card, which leads to the path too', async () => {
  await show(plan([bridge]))

  expect(await screen.findByRole('region', { name: 'Dzień dobry, Anna' })).toBeVisible()
  expect(screen.getByText('Jeden trening, 14 minut.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Zacznij Most biodrowy' })).toHaveAttribute('href', '/programs/1')
  expect(screen.getByRole('link', { name: 'Moja ścieżka' })).toHaveAttribute('href', '/profile/my-path')
})

test('several are played in order', async () => {
  await show(plan([bridge, planned(2, { isDue: true })]), 'en')

  expect(await screen.findByText('2 sessions, 24 minutes.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Start Most biodrowy' })).toHaveAttribute('href', '/en/profile/my-path/play')
})

test('when all is done it says so, without a button to start', async () => {
  await show(plan([{ ...bridge, doneToday: 1 }]))

  expect(await screen.findByText(/^Na\sdziś wszystko zrobione\.$/)).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Zacznij/ })).not.toBeInTheDocument()
})

test('its space is reserved while there is something to show, and given back afterwards', async () => {
  const { unmount } = await show(plan([bridge]))
  await waitFor(() => expect(isSpaceReserved('today')).toBe(true))
  unmount()

  const { container } = await show(plan([]))
  await waitFor(() => expect(isSpaceReserved('today')).toBe(false))
  expect(container).not.toHaveTextContent('Dzień dobry')
})
