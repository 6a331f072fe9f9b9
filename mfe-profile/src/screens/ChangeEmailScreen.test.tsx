import { problem } from '@kinora/testing'
import { screen, within } from '@testing-library/react'
import { answering, noContent, openSettings } from '../features/settings/openSettings.fake.tsx'
import { containing, words } from '../words.fake.ts'

/** Writes an address into the form and sends it. */
async function ask(answer: () => Response, email = 'anna@nowa.test') {
  const sent = answering('post', '/user/me/email', answer)
  const view = await openSettings('/profile/change-email')
  await view.user.type(screen.getByRole('textbox', { name: words('account.changeEmail.field') }), `${email}{Enter}`)
  return { sent, ...view }
}

test('a link is sent to the new address, and the page says that the old one is valid until then', async () => {
  const { sent, user } = await ask(noContent)

  expect(await screen.findByRole('heading', { name: words('account.changeEmail.sentTitle') })).toHaveFocus()
  const lead = words('account.changeEmail.sentLead', { email: 'anna@nowa.test', before: 'anna@kinora.test' })
  expect(screen.getByText(lead)).toBeVisible()
  expect(sent).toEqual([{ email: 'anna@nowa.test' }])
  await user.click(screen.getByRole('button', { name: words('account.changeEmail.again') }))
  expect(screen.getByRole('textbox', { name: words('account.changeEmail.field') })).toBeVisible()
})

test.each(['auth.emailTaken', 'form.error.email.same'] as const)(
  '%s is said at the field, and what was typed stays',
  async (code) => {
    await ask(() => problem(409, code, { errors: [{ field: 'email', code }] }))

    const field = screen.getByRole('textbox', { name: words('account.changeEmail.field') })
    expect(await screen.findByRole('region', { name: 'Jedno pole czeka na poprawkę' })).toHaveFocus()
    expect(field).toHaveAccessibleDescription(containing(`account.problem.${code}`))
    expect(field).toHaveValue('anna@nowa.test')
  },
)

test('after a change that can be undone one reads that there is no other one', async () => {
  await ask(() => problem(409, 'email.changedRecently', { opensAt: '2026-12-01T09:00:00.000Z' }))
  expect(await screen.findByText(words('account.problem.email.changedRecently'))).toBeVisible()
})

test('on a page that was open for a while the password is asked for first, and the link is sent then', async () => {
  let isProved = false
  answering('post', '/auth/proof', () => {
    isProved = true
    return noContent()
  })
  const { user, sent } = await ask(() => (isProved ? noContent() : problem(403, 'auth.proofNeeded')))
  const dialog = within(await screen.findByRole('dialog', { name: words('account.proof.title') }))
  await user.type(dialog.getByLabelText(words('account.proof.password')), 'a quiet morning{Enter}')

  expect(await screen.findByRole('heading', { name: words('account.changeEmail.sentTitle') })).toBeVisible()
  expect(sent).toHaveLength(2)
})
