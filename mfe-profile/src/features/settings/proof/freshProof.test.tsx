import { problem } from '@kinora/testing'
import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { words } from '../../../words.fake.ts'
import { answering, noContent, openSettings } from '../openSettings.fake.tsx'

type Options = Parameters<typeof openSettings>[1]

/** Opens the page with the export, which needs a fresh proof. */
async function open(options: Options = {}) {
  answering('get', '/user/me/access', () =>
    HttpResponse.json({ data: [], meta: { pagination: { page: 1, pageSize: 20, pageCount: 0, total: 0 } } }),
  )
  return openSettings('/profile/data', options)
}

test('on a page that was open for a while the password is asked for first, and the download goes on', async () => {
  URL.createObjectURL = (file) => `blob:${(file as Blob).type}`
  URL.revokeObjectURL = () => {}
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  let isProved = false
  const proofs = answering('post', '/auth/proof', (body) => {
    isProved = (body as { password: string }).password === 'a quiet morning'
    return isProved
      ? noContent()
      : problem(400, 'auth.wrongPassword', { errors: [{ field: 'password', code: 'auth.wrongPassword' }] })
  })
  answering('get', '/user/me/export', () =>
    isProved
      ? new HttpResponse('zip', { headers: { 'content-type': 'application/zip' } })
      : problem(403, 'auth.proofNeeded'),
  )
  const { user } = await open()
  const button = screen.getByRole('button', { name: words('data.export.download') })
  await user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: words('account.proof.title') }))

  await user.type(dialog.getByLabelText(words('account.proof.password')), 'wrong{Enter}')
  expect(await dialog.findByText(words('account.problem.auth.wrongPassword'))).toBeVisible()
  await user.clear(dialog.getByLabelText(words('account.proof.password')))
  await user.type(dialog.getByLabelText(words('account.proof.password')), 'a quiet morning{Enter}')
  expect(await screen.findByText(words('data.export.done'))).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(button).toHaveFocus()
  expect(proofs).toHaveLength(2)
  click.mockRestore()
})

test('whoever closes the question downloads nothing; without a password one is told how to get one', async () => {
  answering('get', '/user/me/export', () => problem(403, 'auth.proofNeeded'))
  const { user } = await open({ profile: { hasPassword: false } })
  await user.click(screen.getByRole('button', { name: words('data.export.download') }))
  const dialog = within(await screen.findByRole('dialog', { name: words('account.proof.title') }))
  expect(dialog.queryByLabelText(words('account.proof.password'))).not.toBeInTheDocument()
  expect(dialog.getByRole('link', { name: words('account.proof.setPassword') })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: words('account.proof.cancel') }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await screen.findByText(words('account.problem.auth.proofNeeded'))).toBeVisible()
})
