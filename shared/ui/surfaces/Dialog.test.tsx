import { renderApp } from '@kinora/testing'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { Dialog } from './Dialog.tsx'

function Removal() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Usuń film</Button>
      <Button>Inny</Button>
      <Dialog open={open} onClose={close} title="Usunąć film?" actions={<Button onClick={close}>Zostaw</Button>}>
        Film zniknie z listy.
      </Dialog>
    </>
  )
}

const dialog = () => screen.queryByRole('dialog', { name: 'Usunąć film?' })

test.each([
  ['the safe choice', 'Zostaw'],
  ['the cross', 'Zamknij'],
])('%s closes it, and focus is back on what opened it', async (_what, button) => {
  const { user } = renderApp(<Removal />)
  await user.click(screen.getByRole('button', { name: 'Usuń film' }))
  expect(dialog()).toBeVisible()

  await user.click(screen.getByRole('button', { name: button }))
  expect(dialog()).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Usuń film' })).toHaveFocus()
})

test('Escape closes it', async () => {
  const { user } = renderApp(<Removal />)
  await user.click(screen.getByRole('button', { name: 'Usuń film' }))
  await user.keyboard('{Escape}')

  expect(dialog()).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Usuń film' })).toHaveFocus()
})
