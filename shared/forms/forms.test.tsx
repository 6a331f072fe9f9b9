import { isReloadHeld } from '@kinora/router'
import { renderApp } from '@kinora/testing'
import { TextField } from '@kinora/ui'
import { act, screen, waitFor, within } from '@testing-library/react'
import { object, string } from 'yup'
import { ApiForm, Form, SubmitButton, typedSince, useApiForm, useSmallForm } from './index.ts'

type Values = { email: string; name: string }
type Send = (values: Values, key: string) => Promise<unknown>
type Props = { send: Send; label?: string }

const words = (code: string) => `words of ${code}`
const schema = object({ email: string().required('noEmail'), name: string().required('noName') })
const check = ({ email, name }: Values) => ({ ...(!email && { email: 'noEmail' }), ...(!name && { name: 'noName' }) })

function Page({ send }: Props) {
  const { field, state } = useApiForm<Values>({ schema, send, words })
  return (
    <ApiForm state={state} submit="Send" busy="Sending">
      <TextField {...field('email')} label="E-mail" />
      <TextField {...field('name')} label="Name" />
    </ApiForm>
  )
}

function Small({ send, label = 'E-mail', summary = true }: Props & { summary?: boolean }) {
  const { field, state, reset } = useSmallForm({ initial: { email: '', name: '' }, check, send, words })
  return (
    <Form state={state} summary={summary}>
      <TextField {...field('email')} label={label} />
      <TextField {...field('name')} label="Name" />
      <SubmitButton state={state} busy="Sending">
        Send
      </SubmitButton>
      <button type="button" onClick={reset}>
        Again
      </button>
    </Form>
  )
}

/** A form of each kind, whose first sends fail for these reasons. */
function open(form: 'useApiForm' | 'useSmallForm', ...failures: unknown[]) {
  const sent: { values: Values; key: string }[] = []
  const send: Send = async (values, key) => {
    sent.push({ values: { ...values }, key })
    return failures.shift()
  }
  const { user } = renderApp(form === 'useApiForm' ? <Page send={send} /> : <Small send={send} />)
  const fill = async () => {
    await user.type(screen.getByLabelText('E-mail'), 'anna@kinora.test')
    await user.type(screen.getByLabelText('Name'), 'Anna')
  }
  return { user, sent, fill, press: () => user.click(screen.getByRole('button', { name: 'Send' })) }
}
const refusal = (status: number, data: object) => ({ status, data })
const LOST = { status: 'FETCH_ERROR' }

describe.each(['useApiForm', 'useSmallForm'] as const)('%s', (form) => {
  test('faults are listed in the order of the fields and focused, and nothing is sent', async () => {
    const { user, sent, press } = open(form)
    await press()

    const summary = await screen.findByRole('region')
    expect(summary).toHaveFocus()
    const links = within(summary).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['words of noEmail', 'words of noName'])
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('words of noName')
    await user.click(links[1]!)
    expect(screen.getByLabelText('Name')).toHaveFocus()
    expect(sent).toEqual([])
  })

  test('the error of a field goes when the field is changed', async () => {
    const { user, press } = open(form)
    await press()
    await user.type(screen.getByLabelText('Name'), 'A')

    await waitFor(() => expect(screen.getByLabelText('Name')).toBeValid())
    expect(screen.getByLabelText('E-mail')).toBeInvalid()
  })

  test('a refused field says why, and what was typed stays', async () => {
    const errors = [{ field: 'email', code: 'taken', message: '' }]
    const { fill, press } = open(form, refusal(400, { code: 'request.invalid', errors }))
    await fill()
    await press()

    expect(await screen.findByRole('link', { name: 'words of taken' })).toBeVisible()
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('words of taken')
    expect(screen.getByLabelText('E-mail')).toHaveValue('anna@kinora.test')
    expect(screen.queryByText('words of request.invalid')).not.toBeInTheDocument()
  })

  test('a refusal of a field that the form does not have is about the whole form', async () => {
    const errors = [{ field: 'key', code: 'request.format', message: '' }]
    const { fill, press } = open(form, refusal(400, { code: 'request.invalid', errors }))
    await fill()
    await press()

    expect(await screen.findByText('words of request.invalid')).toBeVisible()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  test.each([
    ['a session that has ended', refusal(401, { code: 'auth.required' }), 'words of auth.required'],
    ['no answer', LOST, 'words of auth.unreachable'],
  ])('after %s the same words can be sent again', async (_what, failure, text) => {
    const { sent, fill, press } = open(form, failure)
    await fill()
    await press()
    expect(await screen.findByRole('region', { name: text })).toHaveFocus()
    expect(isReloadHeld()).toBe(true)

    await press()
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument())
    expect(sent.map(({ values }) => values.name)).toEqual(['Anna', 'Anna'])
    await waitFor(() => expect(isReloadHeld()).toBe(false))
  })

  test('the same words have the same key, other words another', async () => {
    const { user, sent, fill, press } = open(form, LOST, LOST)
    await fill()
    await press()
    await waitFor(() => expect(sent).toHaveLength(1))
    await screen.findByText('words of auth.unreachable')
    await press()
    await waitFor(() => expect(sent).toHaveLength(2))
    await user.type(screen.getByLabelText('Name'), ' N')
    await press()
    await waitFor(() => expect(sent).toHaveLength(3))

    const [first, again, other] = sent.map(({ key }) => key)
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  test('while it is sent the button says so, and another press sends nothing', async () => {
    const answer = Promise.withResolvers<undefined>()
    const { user, sent, fill, press } = open(form, answer.promise)
    await fill()
    await press()
    expect(await screen.findByRole('button', { name: 'Sending' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent === 'Sending')).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Sending' }))

    answer.resolve(undefined)
    expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible()
    expect(sent).toHaveLength(1)
  })
})

test.each(['useApiForm', 'useSmallForm'] as const)(
  '%s: presses on a page that does not yet show that it was sent send nothing',
  async (form) => {
    const { sent, fill } = open(form)
    await fill()
    // Within `act` nothing is rendered, as on a slow processor.
    await act(async () => {
      for (let presses = 0; presses < 5; presses++) {
        screen.getByLabelText<HTMLInputElement>('Name').form?.requestSubmit()
        await new Promise((resolve) => setTimeout(resolve))
      }
    })

    await screen.findByRole('button', { name: 'Send' })
    expect(sent).toHaveLength(1)
  },
)

test('what was typed on while it was sent is told', () => {
  expect(typedSince('raz', 'raz dwa')).toBe(' dwa')
  expect(typedSince('raz', 'raz')).toBe('')
  expect(typedSince('raz', 'dwa')).toBe('dwa')
})

test('without a summary the first field that is wrong takes the focus', async () => {
  const { user } = renderApp(<Small send={async () => undefined} summary={false} />)
  await user.type(screen.getByLabelText('E-mail'), 'anna@kinora.test')
  await user.click(screen.getByRole('button', { name: 'Send' }))

  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('two forms of one page each have their own fields', async () => {
  const { user } = renderApp(
    <>
      <Small send={async () => undefined} label="Yours" />
      <Small send={async () => undefined} label="Theirs" />
    </>,
  )
  await user.type(screen.getByLabelText('Theirs'), 'jan')

  expect(screen.getByLabelText('Yours')).toHaveValue('')
  expect(screen.getByLabelText('Theirs')).toHaveValue('jan')
})

test('begun again, a form is empty, and the same words are another thing', async () => {
  const { user, sent, fill, press } = open('useSmallForm')
  await fill()
  await press()
  await waitFor(() => expect(sent).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Again' }))
  expect(screen.getByLabelText('Name')).toHaveValue('')
  await fill()
  await press()
  await waitFor(() => expect(sent).toHaveLength(2))

  expect(sent[0]!.key).not.toBe(sent[1]!.key)
})
