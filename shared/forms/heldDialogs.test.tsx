import { renderApp } from '@kinora/testing'
import { ConfirmDialog, Dialog, TextField } from '@kinora/ui'
import { screen } from '@testing-library/react'
import { Form, SubmitButton, useSmallForm } from './index.ts'

function Note({ send }: { send: () => Promise<unknown> }) {
  const { field, state } = useSmallForm({ initial: { text: '' }, check: () => ({}), send, words: (code) => code })
  return (
    <Form state={state}>
      <TextField {...field('text')} label="Text" />
      <SubmitButton state={state} busy="Sending">
        Send
      </SubmitButton>
    </Form>
  )
}

test('a form in a dialog keeps it open while it is sent, and says why', async () => {
  const closed = jest.fn()
  let answer = () => {}
  const send = () => new Promise<void>((resolve) => (answer = resolve))
  const { user } = renderApp(
    <Dialog title="Note" close="Close" onClose={closed}>
      <Note send={send} />
    </Dialog>,
  )
  await user.type(screen.getByLabelText('Text'), 'boli mniej')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByRole('button', { name: 'Sending' })
  await user.keyboard('{Escape}')
  expect(screen.getByText(/^Chwila, to jeszcze trwa/)).toBeVisible()
  expect(closed).not.toHaveBeenCalled()

  answer()
  await screen.findByRole('button', { name: 'Send' })
  await user.keyboard('{Escape}')
  expect(closed).toHaveBeenCalledTimes(1)
})

test('so does a question whose answer is carried out', async () => {
  const no = jest.fn()
  const question = (busy: boolean) => (
    <ConfirmDialog
      question="Remove?"
      yes="Remove"
      busy={busy}
      returnTo={{ current: null }}
      onYes={() => {}}
      onNo={no}
    />
  )
  const { user, rerender } = renderApp(question(true))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Nie, wróć' }))
  expect(no).not.toHaveBeenCalled()

  rerender(question(false))
  await user.keyboard('{Escape}')
  expect(no).toHaveBeenCalledTimes(1)
})
