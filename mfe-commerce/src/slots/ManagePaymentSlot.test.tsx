import { fakeAuth, fakeSession, renderApp, server } from '@kinora/testing'
import { sessionClient } from '@kinora/session'
import { act, screen, waitFor } from '@testing-library/react'
import pl from '../locales/pl.json' with { type: 'json' }
import en from '../locales/en.json' with { type: 'json' }
import { fakeSubscription, NOTHING, withPlan } from '../subscription.fake.ts'
import ManagePaymentSlot from './ManagePaymentSlot.tsx'
import { containing } from '../words.fake.ts'

async function show(overview: typeof NOTHING) {
  const fake = fakeSubscription({ overview })
  server.use(...fakeAuth(fakeSession()).handlers, ...fake.handlers)
  await act(() => sessionClient.follow())
  return { ...fake, ...renderApp(<ManagePaymentSlot />, { messages: { 'mfe-commerce': { pl, en } } }) }
}

test('whoever has a plan opens the portal in a new tab', async () => {
  const tab = { document: document.implementation.createHTMLDocument(), location: { replace: jest.fn() } }
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  const { user } = await show(withPlan())
  await user.click(await screen.findByRole('button', { name: containing('plans.portal.manage') }))
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://pay.test/portal'))
})

test('without one there is nothing', async () => {
  const { store } = await show(NOTHING)
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain('"hasPortal":false'))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
