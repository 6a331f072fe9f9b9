import type { Factors, Profile } from '@kinora/contracts'
import { api, fakeSession, problem, server } from '@kinora/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { answering, noContent, openSettings } from '../features/settings/openSettings.fake.tsx'
import { words } from '../words.fake.ts'

const CODES = ['7hq2-kx9m-w4ra', '3m9t-vv2c-8dpe']
const NONE: Factors = { passkeys: [], app: null, codesLeft: 0, isNeeded: false, isShown: false }
const AT = '2026-11-20T09:00:00.000Z'
const PHONE = { id: 4, browser: 'Chrome', system: 'Android', createdAt: AT, lastUsedAt: null }
const SETUP = { secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', url: 'otpauth://totp/Kinora:anna', setup: 'sealed' }

/** The page of somebody with these factors; `change` is what the account has from then on. */
async function open(factors: Partial<Factors> = {}, isSpecialist = false, profile: Partial<Profile> = {}) {
  let now = { ...NONE, ...factors }
  const opened = await openSettings('/profile/two-step', {
    as: fakeSession({ isSpecialist }),
    profile,
    handlers: [http.get(api('/user/me/factors'), () => HttpResponse.json({ data: now }))],
  })
  await screen.findByRole('heading', { name: words('twoStep.passkeys.title') })
  return { ...opened, change: (more: Partial<Factors>) => void (now = { ...now, ...more }) }
}
const button = (key: Parameters<typeof words>[0]) => screen.findByRole('button', { name: words(key) })

function fakePasskeys(create: () => Promise<object>) {
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: class {} })
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } })
}
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  Reflect.deleteProperty(navigator, 'credentials')
})
const MADE = {
  id: 'key',
  rawId: new ArrayBuffer(1),
  type: 'public-key',
  response: { attestationObject: new ArrayBuffer(2), clientDataJSON: new ArrayBuffer(2) },
  getClientExtensionResults: () => ({}),
}

test('with the first passkey come recovery codes, which are shown until they are kept', async () => {
  fakePasskeys(async () => MADE)
  const { user, change } = await open()
  answering('post', '/user/me/passkeys/request', () =>
    HttpResponse.json({ data: { challenge: 'AAAA', user: { id: 'AAAA' }, pubKeyCredParams: [] } }),
  )
  const sent = answering('post', '/user/me/passkeys', () => {
    change({ passkeys: [PHONE], codesLeft: 10 })
    return HttpResponse.json({ data: { recoveryCodes: CODES } }, { status: 201 })
  })
  await user.click(await button('twoStep.passkeys.add'))
  const list = await screen.findByRole('list', { name: words('twoStep.codes.newTitle') })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(CODES)
  expect(screen.getByRole('heading', { name: words('twoStep.codes.newTitle') })).toHaveFocus()
  expect(sent[0]).toMatchObject({ credential: { id: 'key' } })
  await user.click(await button('twoStep.codes.kept'))
  expect(await screen.findByText('Chrome, Android')).toBeVisible()
  expect(screen.getByText(words('twoStep.codes.left', { count: 10 }))).toBeVisible()
})

test('whoever closes the browser’s question can try again', async () => {
  fakePasskeys(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  const { user } = await open()
  answering('post', '/user/me/passkeys/request', () =>
    HttpResponse.json({ data: { challenge: 'AAAA', user: { id: 'AAAA' }, pubKeyCredParams: [] } }),
  )
  await user.click(await button('twoStep.passkeys.add'))
  expect(await screen.findByText(words('twoStep.passkeys.notMade'))).toBeVisible()
  expect(await button('twoStep.passkeys.add')).toBeVisible()
})

test('whoever has not confirmed their address is told to, before they make or scan anything', async () => {
  fakePasskeys(async () => MADE)
  const { user } = await open()
  for (const [url, add] of [
    ['/user/me/passkeys/request', 'twoStep.passkeys.add'],
    ['/user/me/authenticator-app/setup', 'twoStep.app.add'],
  ] as const) {
    answering('post', url, () => problem(403, 'email.notConfirmed'))
    await user.click(await button(add))
  }
  expect(await screen.findAllByText(words('account.problem.email.notConfirmed'))).toHaveLength(2)
})

test('a browser without passkeys says so, and has the app', async () => {
  await open()
  expect(screen.getByText(words('twoStep.passkeys.unknown'))).toBeVisible()
  expect(await button('twoStep.app.add')).toBeVisible()
})

test('an app is added by its first code', async () => {
  const { user, change } = await open({}, true)
  answering('post', '/user/me/authenticator-app/setup', () => HttpResponse.json({ data: SETUP }))
  const sent = answering('post', '/user/me/authenticator-app', (body) => {
    if ((body as { code: string }).code !== '287082')
      return problem(400, 'auth.wrongCode', { errors: [{ field: 'code', code: 'auth.wrongCode' }] })
    change({ app: { createdAt: AT, lastUsedAt: null }, isNeeded: true })
    return HttpResponse.json({ data: { recoveryCodes: CODES } }, { status: 201 })
  })
  await user.click(await button('twoStep.app.add'))
  expect(await screen.findByRole('img', { name: words('twoStep.app.picture') })).toBeVisible()
  expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible()
  const code = screen.getByLabelText(words('twoStep.app.code'))
  await user.type(code, '000000{Enter}')
  expect(await screen.findAllByText(words('account.problem.auth.wrongCode'))).not.toHaveLength(0)
  await user.clear(code)
  await user.type(code, '287082{Enter}')
  expect(await screen.findByText(CODES[0]!)).toBeVisible()
  expect(sent[1]).toEqual({ setup: 'sealed', code: '287082' })
  // A specialist who needed it goes on to their team.
  expect(await screen.findByRole('link', { name: words('twoStep.toTeam') })).toBeVisible()
})

test('removing asks first', async () => {
  const { user, change } = await open({ passkeys: [PHONE], app: { createdAt: AT, lastUsedAt: AT }, codesLeft: 3 })
  answering('delete', '/user/me/passkeys/4', () => {
    change({ passkeys: [] })
    return noContent()
  })
  await user.click(screen.getByRole('button', { name: /Chrome, Android/ }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: words('twoStep.remove') }))
  await waitFor(() => expect(screen.queryByText('Chrome, Android')).not.toBeInTheDocument())
  expect(await button('twoStep.app.remove')).toBeVisible()
})

test('without a password a passkey proves who it is', async () => {
  fakePasskeys(async () => MADE)
  Object.assign(navigator.credentials, {
    get: async () => ({
      ...MADE,
      response: Object.fromEntries(
        ['authenticatorData', 'clientDataJSON', 'signature'].map((name) => [name, new ArrayBuffer(2)]),
      ),
    }),
  })
  const { user } = await open({ passkeys: [PHONE], codesLeft: 1 }, false, { hasPassword: false })
  let isProved = false
  server.use(
    http.post(api('/auth/passkey'), () => HttpResponse.json({ data: { challenge: 'AAAA' } })),
    http.post(api('/user/me/recovery-codes'), () =>
      isProved ? HttpResponse.json({ data: { recoveryCodes: CODES } }) : problem(403, 'auth.proofNeeded'),
    ),
  )
  const proofs = answering('post', '/auth/proof', () => {
    isProved = true
    return noContent()
  })
  await user.click(await button('twoStep.codes.renew'))
  await user.click(await button('account.proof.passkey'))
  expect(await screen.findByText(CODES[1]!)).toBeVisible()
  expect(proofs[0]).toMatchObject({ credential: { id: 'key' } })
})

test('new recovery codes need a fresh proof where the page was open for long', async () => {
  const { user } = await open({ passkeys: [PHONE], codesLeft: 1 })
  let isProved = false
  answering('post', '/auth/proof', () => {
    isProved = true
    return noContent()
  })
  server.use(
    http.post(api('/user/me/recovery-codes'), () =>
      isProved ? HttpResponse.json({ data: { recoveryCodes: CODES } }) : problem(403, 'auth.proofNeeded'),
    ),
  )
  await user.click(await button('twoStep.codes.renew'))
  const dialog = within(await screen.findByRole('dialog', { name: words('account.proof.title') }))
  await user.type(dialog.getByLabelText(words('account.proof.password')), 'dobre hasło{Enter}')
  expect(await screen.findByText(CODES[1]!)).toBeVisible()
})
