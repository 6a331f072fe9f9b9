import type { Slots } from '@kinora/contracts'
import type { SlotProps } from '@kinora/remote'

/** The slots of other remotes on the profile's pages, as controls that do what their contract says. */
export function fakeSlots({ name, props }: SlotProps) {
  if (name === 'catalog.programCard.v1') return <FakeCard {...(props as Slots[typeof name])} />
  if (name === 'catalog.player.v1') return <FakePlayer {...(props as Slots[typeof name])} />
  if (name === 'catalog.checkIn.v1') return <FakeCheckIn {...(props as Slots[typeof name])} />
  if (name === 'profile.messages.v1') return <FakeMessages {...(props as Slots[typeof name])} />
  return <p>{name}</p>
}

const FakeCard = ({ program, notes = [], removeFrom, onRemoved }: Slots['catalog.programCard.v1']) => (
  <article aria-label={program?.title}>
    {notes.map(({ text }) => (
      <p key={text}>{text}</p>
    ))}
    <button type="button" onClick={onRemoved}>{`${removeFrom} –: ${program?.title}`}</button>
  </article>
)

const FakePlayer = ({ programId, onEnded, onProblem }: Slots['catalog.player.v1']) => (
  <section aria-label={`film ${programId}`}>
    <button type="button">odtwarzanie</button>
    <button type="button" onClick={() => onEnded({ isWatched: true })}>
      koniec filmu
    </button>
    <button type="button" onClick={() => onEnded({ isWatched: false })}>
      przewinięcie na koniec
    </button>
    <button type="button" onClick={() => onProblem('failed')}>
      film się zepsuł
    </button>
    <button type="button" onClick={() => onProblem('locked')}>
      film wymaga planu
    </button>
  </section>
)

const FakeCheckIn = ({ programs, onClose }: Slots['catalog.checkIn.v1']) => (
  <section aria-label={`pytanie o ${programs.map(({ id }) => id).join(', ')}`}>
    <button type="button" onClick={onClose}>
      pomiń pytanie
    </button>
  </section>
)

const FakeMessages = ({ userId, isOpen, onClose }: Slots['profile.messages.v1']) => (
  <section aria-label={`rozmowa ${userId}`}>
    {isOpen && (
      <button type="button" onClick={onClose}>
        zamknij rozmowę
      </button>
    )}
  </section>
)
