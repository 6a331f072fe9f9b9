import type { Slots } from '@kinora/contracts'
import { SlotContext, type SlotProps } from '@kinora/remote'
import { sessionClient } from '@kinora/session'
import { api, fakeAuth, fakeSession, renderApp, server } from '@kinora/testing'
import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { messages } from '../../renderCatalog.fake.tsx'
import { detail } from '../../programs.fake.ts'
import { AskAboutMoment } from './AskAboutMoment.tsx'
import { FilmProvider, useFilm } from './FilmProvider.tsx'
import { showPlayer } from './showPlayer.fake.tsx'

function Begin() {
  const { playFrom } = useFilm()
  return (
    <button type="button" onClick={() => playFrom(133.7)}>
      Dalej
    </button>
  )
}
const showSlot = ({ name, props }: SlotProps) => {
  const { program, seconds } = props as Slots['profile.askAboutMoment.v1']
  return <p role="dialog">{`${name}: ${program.title}, ${seconds}`}</p>
}

async function open(specialist: object | null, user: Parameters<typeof fakeSession>[0] = {}) {
  server.use(
    ...fakeAuth(fakeSession(user)).handlers,
    http.get(api('/members/specialist'), () => HttpResponse.json({ data: specialist })),
  )
  const view = renderApp(
    <SlotContext value={showSlot}>
      <FilmProvider>
        <Begin />
        <AskAboutMoment program={detail(5)} />
      </FilmProvider>
    </SlotContext>,
    { messages },
  )
  await act(() => sessionClient.follow())
  return view
}
const button = () => screen.queryByRole('button', { name: 'Zapytaj o\u00a0ten moment' })

test('once the film has begun, a member with a specialist asks about the moment it shows', async () => {
  const { user } = await open({ userId: 12 })
  expect(button()).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Dalej' }))
  await user.click(await screen.findByRole('button', { name: 'Zapytaj o\u00a0ten moment' }))

  expect(screen.getByRole('dialog')).toHaveTextContent(`profile.askAboutMoment.v1: ${detail(5).title}, 133`)
})

test.each([
  ['a member without a specialist', null, {}],
  ['a specialist', { userId: 12 }, { isSpecialist: true }],
])('%s cannot ask', async (_, specialist, person) => {
  const { user } = await open(specialist, person)
  await user.click(screen.getByRole('button', { name: 'Dalej' }))
  await act(() => sessionClient.refresh())

  expect(button()).not.toBeInTheDocument()
})

test.each([
  ['?t=65', true],
  ['?t=9999', false],
  ['?t=abc', false],
])('an address with %s begins there: %s', (query, isThere) => {
  showPlayer(undefined, undefined, { route: `/programs/5${query}` })

  expect(screen.queryByRole('button', { name: /^Wróć do/ }) !== null).toBe(isThere)
})
