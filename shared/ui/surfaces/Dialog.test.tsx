import { renderApp } from '@kinora/testing'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { Dialog, DialogCancel, HoldDialog } from './Dialog.tsx'

function Page({ close }: { close?: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Otwórz</Button>
      {isOpen && (
        <Dialog title="Przerwa" close={close} onClose={() => setOpen(false)}>
          <p>treść</p>
        </Dialog>
      )}
    </>
  )
}

test('a dialog is named by its title, which gets the focus; closing it gives the focus back', async () => {
  const { user } = renderApp(<Page close="Zamknij" />)
  await user.click(screen.getByRole('button', { name: 'Otwórz' }))
  expect(screen.getByRole('dialog', { name: 'Przerwa' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Przerwa' })).toHaveFocus()

  await user.click(screen.getByRole('button', { name: 'Zamknij' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Otwórz' })).toHaveFocus()
})

test('a dialog that the browser has closed by itself asks to be closed, and stays open if it may not be', async () => {
  const asked = jest.fn()
  renderApp(
    <Dialog title="Zapisujemy" onClose={asked}>
      <p>treść</p>
    </Dialog>,
  )
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  dialog.close()
  fireEvent(dialog, new Event('close'))

  expect(asked).toHaveBeenCalledTimes(1)
  expect(dialog.open).toBe(true)
})

test('without a close button Escape closes it', async () => {
  const { user } = renderApp(<Page />)
  await user.click(screen.getByRole('button', { name: 'Otwórz' }))
  expect(screen.queryByRole('button', { name: 'Zamknij' })).not.toBeInTheDocument()

  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a dialog that works refuses to close, says why, and closes afterwards', async () => {
  const closed = jest.fn()
  const dialog = (isWorking: boolean) => (
    <Dialog title="Zdjęcie" close="Zamknij" onClose={closed}>
      <HoldDialog isWorking={isWorking} />
      <DialogCancel>Anuluj</DialogCancel>
    </Dialog>
  )
  const why = 'Chwila, to jeszcze trwa. Za moment zamkniesz to okno.'
  const { user, rerender } = renderApp(dialog(true))
  expect(screen.queryByText(why)).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(screen.getByText(why)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Zamknij' }))
  await user.click(screen.getByRole('button', { name: 'Anuluj' }))
  expect(closed).not.toHaveBeenCalled()

  rerender(dialog(false))
  expect(screen.queryByText(why)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Anuluj' }))
  expect(closed).toHaveBeenCalledTimes(1)
})
