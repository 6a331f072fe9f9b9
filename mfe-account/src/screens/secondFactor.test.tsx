import { api, fakeAuth, fakeSession, server } from '@kinora/testing'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderAccount } from '../renderAccount.fake.ts'
import { words } from '../words.fake.ts'

const PAGE = 'https://kinora.test/auth/second-factor'
const ANSWER = { response: {}, getClientExtensionResults: () => ({}), id: 'key', rawId: new ArrayBuffer(1) }
const RESPONSE = ['authenticatorData', 'clientDataJSON', 'signature']

/** A browser with a passkey, or one whose owner closes its question. */
function fakePasskeys(get: () => Promise<object | null>) {
  Object.defineProperty(globalThis, 'PublicKeyCredential', {
    configurable: true,
    value: class {
      static isConditionalMediationAvailable = async () => false
    },
  })
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: jest.fn(get) } })
}
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  Reflect.deleteProperty(navigator, 'credentials')
})
const hasPasskey = async () => ({
  ...ANSWER,
  type: 'public-key',
  response: Object.fromEntries(RESPONSE.map((name) => [name, new ArrayBuffer(2)])),
})

/** A sign-in that waits for its second step; `right` is the code that completes it. */
async function waiting(pending: { hasApp: boolean; hasPasskey: boolean } | null, right = '123456') {
  const auth = fakeAuth()
  const sent: URLSearchParams[] = []
  server.use(
    http.post(api('/auth/passkey'), () => HttpResponse.json({ data: { challenge: 'AAAA' } })),
    http.post(api('/auth/factor'), async ({ request }) => {
      const fields = new URLSearchParams(await request.text())
      sent.push(fields)
      if (fields.get('code') !== right && !fields.has('credential'))
        return HttpResponse.json({ url: 'http://localhost/api/auth/error?error=auth.wrongCode' }, { status: 401 })
      auth.session = auth.account
      return HttpResponse.json({ url: 'https://kinora.test/programs' })
    }),
    ...auth.handlers,
  )
  const view = await renderAccount('/auth/second-factor', {
    handlers: [http.get(api('/auth/factor'), () => HttpResponse.json({ data: pending }))],
  })
  return { ...view, sent }
}
const submit = () => screen.getByRole('button', { name: words('secondFactor.submit') })

test('a password that is half the way leads to the second step', async () => {
  const auth = fakeAuth()
  server.use(
    http.post(api('/auth/callback/credentials'), () => HttpResponse.json({ url: PAGE })),
    ...auth.handlers,
  )
  const { user, router } = await renderAccount('/auth/sign-in', {
    handlers: [http.get(api('/auth/factor'), () => HttpResponse.json({ data: { hasApp: true, hasPasskey: false } }))],
  })
  await user.type(screen.getByRole('textbox', { name: words('field.email') }), 'maria@poczta.pl')
  await user.type(screen.getByLabelText(words('field.password')), 'dobre hasło{Enter}')
  expect(await screen.findByRole('heading', { name: words('secondFactor.title') })).toBeVisible()
  expect(router.state.location.pathname).toBe('/auth/second-factor')
  expect(await screen.findByLabelText(words('field.appCode'))).toBeVisible()
})

test('a wrong code is said to be wrong, and the right one leads to where the sign-in was going', async () => {
  const { user, router, sent } = await waiting({ hasApp: true, hasPasskey: false })
  const code = await screen.findByLabelText(words('field.appCode'))
  expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await user.click(submit())
  expect(await screen.findAllByText(words('form.error.code.required'))).not.toHaveLength(0)
  await user.type(code, '000000{Enter}')
  expect(await screen.findByText(words('auth.wrongCode'))).toBeVisible()
  await user.clear(code)
  await user.type(code, '123456{Enter}')
  expect(await screen.findByRole('heading', { name: 'another page' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/programs')
  expect(sent).toHaveLength(2)
})

test('without a phone a recovery code does', async () => {
  const { user } = await waiting({ hasApp: true, hasPasskey: false }, '7hq2-kx9m-w4ra')
  await user.click(await screen.findByRole('button', { name: words('secondFactor.other.recovery') }))
  await user.type(screen.getByLabelText(words('field.recoveryCode')), '7hq2-kx9m-w4ra{Enter}')
  expect(await screen.findByRole('heading', { name: 'another page' })).toBeVisible()
})

test('a passkey completes the sign-in; whoever closes its question can try again', async () => {
  let isClosed = true
  fakePasskeys(async () => {
    if (isClosed) throw new DOMException('', 'NotAllowedError')
    return hasPasskey()
  })
  const { user, sent } = await waiting({ hasApp: false, hasPasskey: true })
  const button = await screen.findByRole('button', { name: words('passkey.use') })
  await user.click(button)
  await waitFor(() => expect(button).toHaveTextContent(words('passkey.use')))
  expect(sent).toHaveLength(0)
  isClosed = false
  await user.click(button)
  expect(await screen.findByRole('heading', { name: 'another page' })).toBeVisible()
  expect(JSON.parse(sent[0]?.get('credential') ?? '{}')).toMatchObject({ id: 'key', type: 'public-key' })
})

test('where no sign-in waits, one begins again', async () => {
  await waiting(null)
  expect(await screen.findByRole('heading', { name: words('secondFactor.overTitle') })).toBeVisible()
  expect(screen.getByRole('link', { name: words('authError.again') })).toHaveAttribute('href', '/auth/sign-in')
})

describe('the page for signing in', () => {
  async function signInPage(isRight: boolean) {
    fakePasskeys(hasPasskey)
    const auth = fakeAuth()
    auth.account = fakeSession()
    server.use(
      http.post(api('/auth/passkey'), () => HttpResponse.json({ data: { challenge: 'AAAA' } })),
      http.post(api('/auth/callback/passkey'), () => {
        if (!isRight)
          return HttpResponse.json({ url: 'http://localhost/auth/sign-in?error=PasskeySignin' }, { status: 401 })
        auth.session = auth.account
        return HttpResponse.json({ url: 'http://localhost/' })
      }),
      ...auth.handlers,
    )
    const view = await renderAccount('/auth/sign-in?callbackUrl=/profile')
    await view.user.click(await screen.findByRole('button', { name: words('passkey.signIn') }))
    return view
  }

  test('takes a passkey, and leads on', async () => {
    const { router } = await signInPage(true)
    expect(await screen.findByRole('heading', { name: 'another page' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/profile')
  })

  test('says when it was not the right one', async () => {
    await signInPage(false)
    expect(await screen.findByText(words('authError.PasskeySignin'))).toBeVisible()
  })

  test('has no button for it where the browser knows none', async () => {
    server.use(...fakeAuth().handlers)
    await renderAccount('/auth/sign-in')
    expect(screen.queryByRole('button', { name: words('passkey.signIn') })).not.toBeInTheDocument()
  })
})
