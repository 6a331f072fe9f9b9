import type { Slots } from '@kinora/contracts'
import type { SlotProps } from '@kinora/remote'
import { fakeSession, renderRemote, type RemoteOptions } from '@kinora/testing'
import { cat, plank } from './path.fake.ts'
import team from './remote.ts'
import { fakeTeam } from './team.fake.ts'

/** Opens an address for Katarzyna, a specialist with this team. `handlers` come before the fake's. */
export async function openTeam(
  route: string,
  state: Parameters<typeof fakeTeam>[0] = {},
  { handlers = [], ...options }: RemoteOptions = {},
) {
  const fake = fakeTeam(state)
  const view = await renderRemote(team, route, {
    as: fakeSession({ isSpecialist: true, firstName: 'Katarzyna' }),
    provided: ['/profile', '/contact'],
    slots: FakeSlot,
    ...options,
    handlers: [...handlers, ...fake.handlers],
  })
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
      <button key={program.id} type="button" onClick={() => void onChange(program, !isChosen).catch(() => {})}>
        {`${isChosen ? 'usuń' : 'wybierz'} ${program.title}`}
      </button>
    )
  })
}
