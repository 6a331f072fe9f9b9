import { sessionClient } from '@kinora/session'
import { fakeAuth, fakeSession, renderApp, server } from '@kinora/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { program } from '../../../programs.fake.ts'
import { messages, text, words } from '../../../words.fake.ts'
import { fakeAnswers, fakeTraining, SPECIALIST } from '../training.fake.ts'
import { TrainingPanel } from '../TrainingPanel.tsx'
import { TrainingProvider } from '../TrainingProvider.tsx'

const neck = program(5, { title: 'Spokojna szyja' })
export const dialog = async () => {
  await screen.findByRole('button', { name: words('checkIn.save') })
  return screen.getByRole('dialog', { name: words('checkIn.title') })
}
export const group = async (name: string) => within(within(await dialog()).getByRole('group', { name }))
export const press = (name: string) => screen.getByRole('button', { name })
/** Opens a folded question. */
export const unfold = (name: string) =>
  within(screen.getByRole('dialog')).getByRole('button', { name: new RegExp(`^${name}`) })
export const dialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

type State = { doneToday?: number; hasSpecialist?: boolean } & Parameters<typeof fakeAnswers>[0]

/** A program's panel with the check-in; what replaces it when answers ask for rest is a dialog of one line. */
export async function openCheckIn({ doneToday = 0, hasSpecialist = false, ...saved }: State = {}) {
  const answers = fakeAnswers(saved)
  server.use(...fakeAuth(fakeSession()).handlers, ...fakeTraining([neck], { doneToday }).handlers, ...answers.handlers)
  const view = renderApp(
    <TrainingProvider
      program={neck}
      specialist={hasSpecialist ? SPECIALIST : null}
      stopped={({ painAfter, onChange }) => (
        <p role="dialog">
          stop {painAfter}
          <button type="button" onClick={onChange}>
            zmień
          </button>
        </p>
      )}
    >
      <TrainingPanel isOffered={false}>{null}</TrainingPanel>
    </TrainingProvider>,
    { messages },
  )
  await act(() => sessionClient.follow())
  const { user } = view
  await screen.findByText(doneToday > 0 ? words('training.done', { count: doneToday }) : words('training.notYet'))
  const mark = () => user.click(press(text('training.mark')))
  /** Parts are sent in parallel, so they are sorted. */
  const sent = () => answers.state.sent.toSorted(([one], [other]) => other.localeCompare(one))
  return { ...view, ...answers, mark, sent }
}
