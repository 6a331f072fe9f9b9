import { renderApp } from '@kinora/testing'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { CheckboxField } from './CheckboxField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { PasswordField } from './PasswordField.tsx'
import { RadioField } from './RadioField.tsx'
import { TextField } from './TextField.tsx'

test('a field is named by its label and described by its hint and its error', () => {
  renderApp(<TextField label="Adres e-mail" hint="Na ten adres napiszemy." error="Podaj adres." />)
  const field = screen.getByRole('textbox', { name: 'Adres e-mail' })

  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Na ten adres napiszemy. Podaj adres.')
})

test('a password is hidden until its button is clicked, and can be pasted', async () => {
  const { user } = renderApp(<PasswordField label="Hasło" autoComplete="current-password" />)
  const field = screen.getByLabelText('Hasło')
  await user.click(field)
  await user.paste('spokojny poranek')
  expect(field).toHaveValue('spokojny poranek')
  expect(field).toHaveAttribute('type', 'password')

  await user.click(screen.getByRole('button', { name: 'Pokaż hasło' }))
  expect(field).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Ukryj hasło' }))
  expect(field).toHaveAttribute('type', 'password')
})

test('a click on the label ticks the checkbox, and the link below is not part of its name', async () => {
  const { user } = renderApp(
    <CheckboxField label="Zgadzam się." error="Zaznacz zgodę.">
      <a href="/x">Czytaj</a>
    </CheckboxField>,
  )
  const box = screen.getByRole('checkbox', { name: 'Zgadzam się.' })
  await user.click(screen.getByText('Zgadzam się.'))

  expect(box).toBeChecked()
  expect(box).toHaveAccessibleDescription('Zaznacz zgodę.')
})

test('radio buttons are a group with a name, an error and one choice', async () => {
  const options = [
    { value: 'a', label: 'Kobieta' },
    { value: 'b', label: 'Mężczyzna' },
  ]
  const Choosing = () => {
    const [chosen, choose] = useState('')
    return (
      <RadioField
        label="Płeć"
        name="gender"
        error="Wybierz jedną."
        options={options}
        chosen={chosen}
        onChange={({ target }) => choose(target.value)}
      />
    )
  }
  const { user } = renderApp(<Choosing />)
  expect(screen.getByRole('group', { name: 'Płeć' })).toHaveAccessibleDescription('Wybierz jedną.')

  await user.click(screen.getByRole('radio', { name: 'Mężczyzna' }))
  expect(screen.getByRole('radio', { name: 'Mężczyzna' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Kobieta' })).not.toBeChecked()
})

test('the summary takes the focus at each attempt, and its links lead to the fields', async () => {
  const summary = (attempt: number) => (
    <>
      <ErrorSummary
        attempt={attempt}
        errors={[
          { id: 'a', text: 'Podaj imię.' },
          { id: 'b', text: 'Podaj nazwisko.' },
        ]}
      />
      <TextField id="a" label="Imię" />
      <TextField id="b" label="Nazwisko" />
    </>
  )
  const { user } = renderApp(summary(1))
  expect(screen.getByRole('region', { name: '2 pola czekają na poprawkę' })).toHaveFocus()

  await user.click(screen.getByRole('link', { name: 'Podaj nazwisko.' }))
  expect(screen.getByRole('textbox', { name: 'Nazwisko' })).toHaveFocus()
})

test('there is no summary without errors', () => {
  renderApp(<ErrorSummary attempt={3} errors={[]} />)

  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
