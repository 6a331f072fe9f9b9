import { api, fakeAuth, renderApp, server } from '@kinora/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakePrograms } from '../programList.fake.ts'
import { program } from '../programs.fake.ts'
import { messages, words } from '../words.fake.ts'
import ExampleProgramsSlot from './ExampleProgramsSlot.tsx'

const broken = () => new HttpResponse(null, { status: 500 })

test('examples are cards with favourite buttons, at most eight', async () => {
  const requests: URLSearchParams[] = []
  server.use(...fakeAuth().handlers, ...fakePrograms([program(1), program(2)], requests))
  renderApp(<ExampleProgramsSlot />, { messages })

  expect(await screen.findByRole('link', { name: 'Program 1' })).toHaveAttribute('href', '/programs/1')
  expect(screen.getByRole('button', { name: words('saved.favouriteOf', { title: 'Program 2' }) })).toBeVisible()
  expect(Object.fromEntries(requests[0]!)).toMatchObject({
    'pagination[pageSize]': '8',
    'filters[isExampleTraining][$eq]': 'true',
  })
})

test('without examples nothing is rendered', async () => {
  server.use(...fakePrograms([]))
  renderApp(<ExampleProgramsSlot />, { messages })

  expect(screen.getByRole('list')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('list')).not.toBeInTheDocument())
})

test('examples that failed to load can be retried', async () => {
  server.use(http.get(api('/trinings'), broken, { once: true }), ...fakePrograms([program(1)]))
  const { user } = renderApp([{ path: '*', element: <ExampleProgramsSlot /> }], { messages })

  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await screen.findByRole('link', { name: 'Program 1' })).toBeVisible()
})
