import { sessionClient } from '@kinora/session'
import { api, fakeAuth, fakeSession, renderApp, server } from '@kinora/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { fakeAnswers, fakeTraining } from '../features/training/training.fake.ts'
import { program } from '../programs.fake.ts'
import { messages, words } from '../words.fake.ts'
import CheckInSlot from './CheckInSlot.tsx'

const played = [program(5, { title: 'Most' }), program(6, { title: 'Koci grzbiet' })]

async function open() {
  const answers = fakeAnswers()
  /** The programs that the check-ins are about. */
  const about: number[] = []
  server.use(
    http.post(api('/check-ins'), async ({ request }) => {
      about.push(((await request.clone().json()) as { data: { training: number } }).data.training)
    }),
    ...fakeAuth(fakeSession()).handlers,
    ...fakeTraining(played, { path: played, specialist: {} }).handlers,
    ...answers.handlers,
  )
  const onClose = jest.fn()
  const view = renderApp(<CheckInSlot programs={played} onClose={onClose} />, { messages })
  await act(() => sessionClient.follow())
  await screen.findByText(words('checkIn.readers', { name: 'Katarzyna' }))
  const pain = (value: string | RegExp) => screen.getByRole('radio', { name: value })
  const save = () => view.user.click(screen.getByRole('button', { name: words('checkIn.save') }))
  return { ...view, ...answers, about, onClose, pain, save }
}

test('after several programs one question is enough where nothing hurts', async () => {
  const { user, state, about, onClose, pain, save } = await open()
  expect(screen.getByText(words('checkIn.doneCount', { count: 2 }))).toBeVisible()
  await user.click(pain(words('checkIn.painNone')))
  expect(screen.queryByRole('group', { name: words('checkIn.afterWhich') })).not.toBeInTheDocument()
  await save()
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect([about, state.sent]).toEqual([[6], [['checkIn', { painAfter: 0 }]]])
})

test('where something hurts it asks after which program, and strong pain ends the day', async () => {
  const { user, state, about, onClose, pain, save } = await open()
  await user.click(pain('8'))
  const which = within(screen.getByRole('group', { name: words('checkIn.afterWhich') }))
  expect(which.getByRole('radio', { name: 'Koci grzbiet' })).toBeChecked()
  await user.click(which.getByRole('radio', { name: 'Most' }))
  await save()
  const stop = within(await screen.findByRole('dialog', { name: words('stop.title') }))
  await user.click(stop.getByRole('button', { name: words('training.changeAnswers') }))
  await user.click(pain('3'))
  await save()
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect([about, state.sent]).toEqual([
    [5, 5],
    [
      ['checkIn', { painAfter: 8 }],
      ['checkIn', { painAfter: 3 }],
    ],
  ])
})
