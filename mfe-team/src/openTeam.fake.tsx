import type { Slots } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { SlotContext, type SlotProps } from '@kinora/remote'
import { sessionClient } from '@kinora/session'
import { fakeAuth, fakeSession, renderApp, server } from '@kinora/testing'
import { ToastStack } from '@kinora/ui'
import { act, screen } from '@testing-library/react'
import type { RequestHandler } from 'msw'
import en from './locales/en.json' with { type: 'json' }
import pl from './locales/pl.json' with { type: 'json' }
import { cat, plank } from './path.fake.ts'
import team from './remote.ts'
import { fakeTeam } from './team.fake.ts'

// Loads the screens first: on a busy machine that takes longer than a test waits.
beforeAll(() => Promise.all(team.routes.map(({ screen }) => screen())))

type Options = { locale?: Locale; instead?: RequestHandler[]; isSpecialist?: boolean; isVisitor?: boolean }

/** Renders the remote's routes at an address for Katarzyna, a specialist with this team, as the shell does. */
export async function openTeam(
  route: string,
  world: Parameters<typeof fakeTeam>[0] = {},
  { locale = 'pl', instead = [], isSpecialist = true, isVisitor = false }: Options = {},
) {
  const fake = fakeTeam(world)
  const session = isVisitor ? null : fakeSession({ isSpecialist, firstName: 'Katarzyna' })
  server.use(...instead, ...fakeAuth(session).handlers, ...fake.handlers)
  await act(() => sessionClient.follow())
  const routes = team.routes.map(({ path, screen }) => ({
    path,
    lazy: async () => ({ Component: (await screen()).default }),
    ErrorBoundary: () => null,
    HydrateFallback: () => null,
  }))
  const view = renderApp([...routes, { path: '*', element: null }], {
    locale,
    route,
    messages: { 'mfe-team': { pl, en } },
    provided: ['/profile', '/profile/my-team', '/contact'],
    around: (children) => (
      <SlotContext value={FakeSlot}>
        {children}
        <ToastStack />
      </SlotContext>
    ),
  })
  await screen.findByRole('heading', { level: 1 })
  return { ...fake, ...view }
}

/** The slots of other remotes, as controls that do what their contract says. */
function FakeSlot({ name, props }: SlotProps) {
  if (name === 'catalog.programPicker.v1') return <FakePicker {...(props as Slots[typeof name])} />
  if (name !== 'profile.messages.v1') return <p>{name}</p>
  const { userId, isOpen, onClose } = props as Slots[typeof name]
  return (
    <section aria-label={`rozmowa ${userId}`}>
      {isOpen && (
        <button type="button" onClick={onClose}>
          zamknij rozmowę
        </button>
      )}
    </section>
  )
}

function FakePicker({ chosen, onChange }: Slots['catalog.programPicker.v1']) {
  return [cat, plank].map((program) => {
    const isChosen = chosen.includes(program.id)
    return (
      <button
        key={program.id}
        type="button"
        aria-pressed={isChosen}
        onClick={() => void onChange(program, !isChosen).catch(() => {})}
      >
        {`wybierz ${program.title}`}
      </button>
    )
  })
}
