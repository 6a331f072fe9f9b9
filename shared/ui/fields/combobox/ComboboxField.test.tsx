import { renderApp } from '@kinora/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { ComboboxField } from './ComboboxField.tsx'
import type { ComboboxOption } from './comboboxOptions.ts'

const OPTIONS: ComboboxOption[] = [
  { value: 'DE', label: 'Niemcy', detail: '+49', group: 'suggested' },
  { value: 'PL', label: 'Polska', detail: '+48' },
  { value: 'PF', label: 'Polinezja Francuska', detail: '+689' },
  { value: 'IT', label: 'Włochy', detail: '+39' },
]

function Country({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('PL')
  const change = (next: string) => {
    setValue(next)
    onChange(next)
  }
  return (
    <>
      <ComboboxField label="Kraj" options={OPTIONS} value={value} onChange={change} />
      <button type="button">Dalej</button>
    </>
  )
}

function country() {
  const onChange = jest.fn()
  return {
    ...renderApp(<Country onChange={onChange} />),
    onChange,
    field: screen.getByRole('combobox', { name: 'Kraj' }),
  }
}
const names = () =>
  within(screen.getByRole('listbox', { name: 'Kraj' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

test('it is closed and shows the chosen option', () => {
  const { field } = country()

  expect(field).toHaveValue('Polska')
  expect(field).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('a click opens the whole list, a click on an option chooses it and closes the list', async () => {
  const { user, field, onChange } = country()
  await user.click(field)
  expect(names()).toEqual(['Niemcy+49', 'Polska+48', 'Polinezja Francuska+689', 'Włochy+39'])
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Polska')

  await user.click(screen.getByRole('option', { name: /Włochy/ }))
  expect(onChange).toHaveBeenCalledWith('IT')
  expect(field).toHaveValue('Włochy')
  expect(field).toHaveFocus()
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test.each([
  ['wlo', ['Włochy+39']],
  ['FRANC', ['Polinezja Francuska+689']],
  ['po', ['Polska+48', 'Polinezja Francuska+689']],
  ['+4', ['Niemcy+49', 'Polska+48']],
  ['39', ['Włochy+39']],
])('typing %s leaves the matching options and announces their number', async (text, left) => {
  const { user, field } = country()
  await user.clear(field)
  await user.type(field, text)

  expect(names()).toEqual(left)
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(new RegExp(`${left.length} pozycj`))
})

test('arrows move through the list and wrap around, Enter chooses the active option', async () => {
  const { user, field, onChange } = country()
  await user.click(field)
  await user.keyboard('{ArrowDown}')
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /Niemcy/ }).id)

  await user.keyboard('{ArrowUp}')
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /Włochy/ }).id)
  await user.keyboard('{ArrowUp}{Enter}')
  expect(onChange).toHaveBeenCalledWith('PF')
})

test('Enter that ends a word of an input method chooses nothing', async () => {
  const { user, field, onChange } = country()
  await user.click(field)
  await user.keyboard('{ArrowDown}')
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByRole('listbox')).toBeVisible()
})

test('an arrow opens the list at the chosen option', async () => {
  const { user, field } = country()
  await user.tab()
  await user.keyboard('{ArrowDown}')

  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /Polska/ }).id)
})

test.each(['{Escape}', '{Tab}'])('%s keeps the chosen option, whatever was typed', async (key) => {
  const { user, field, onChange } = country()
  await user.clear(field)
  await user.type(field, 'Atlan')
  expect(screen.getByText('Nic nie pasuje. Sprawdź pisownię.')).toBeVisible()

  await user.keyboard(key)
  expect(field).toHaveValue('Polska')
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('a full name, typed or filled in by the browser, chooses its option', async () => {
  const { user, field, onChange } = country()
  await user.clear(field)
  await user.type(field, 'niemcy')
  await user.tab()

  expect(onChange).toHaveBeenCalledWith('DE')
  expect(field).toHaveValue('Niemcy')
})
