import { api, fakeAuth, problem, server } from '@kinora/testing'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderAccount } from '../renderAccount.fake.ts'
import { answer, openLinkPage, signedIn } from '../signInLinks.fake.ts'
import { containing, words } from '../words.fake.ts'

const signInPage = (respond: () => Response = () => answer(), route = '/auth/sign-in') =>
  openLinkPage(route, '/auth/signin/email', respond)
const linkPage = (respond: Parameters<typeof openLinkPage>[2]) =>
  openLinkPage('/auth/link#code=c0de', '/auth/callback/email', respond)

const field = () => screen.getByRole('textbox', { name: words('field.email') })
const button = (name: RegExp) => screen.findByRole('button', { name })
const choose = () => button(words('signIn.other'))
const send = () => button(words('signInLink.submit'))

test('a link is requested for the typed address, and the page tells to look into the mail', async () => {
  const { user, sent } = await signInPage()
  await user.type(field(), 'maria@poczta.pl')
  await user.click(await choose())
  expect(await screen.findByRole('heading', { name: words('signInLink.title') })).toHaveFocus()
  expect(screen.queryByLabelText(words('field.password'))).not.toBeInTheDocument()
  await user.click(await send())

  expect(await screen.findByRole('heading', { name: words('forgot.sentTitle') })).toHaveFocus()
  expect(screen.getByText(words('signInLink.sentLead', { email: 'maria@poczta.pl' }))).toBeVisible()
  expect(sent).toEqual([{ email: 'maria@poczta.pl', callbackUrl: '/' }])
  await user.click(await button(words('signInLink.again')))
  expect(field()).toHaveValue('maria@poczta.pl')
})

test('who may not try a password for a while is told how long, and that a link works', async () => {
  const { user } = await signInPage()
  server.use(
    http.post(api('/auth/callback/credentials'), () => problem(429, 'auth.tooManyAttempts', { retryAfter: 52 })),
  )
  await user.type(field(), 'maria@poczta.pl')
  await user.type(screen.getByLabelText(words('field.password')), 'nie to hasło{Enter}')
  expect(await screen.findByRole('region', { name: /Odczekaj 52\ssekundy i/ })).toBeVisible()
  expect(screen.getByText(words('signIn.noNeedToWait'))).toBeVisible()
  await user.click(await choose())
  expect(screen.queryByText(words('signIn.noNeedToWait'))).not.toBeInTheDocument()
  await user.click(await send())
  expect(await screen.findByRole('heading', { name: words('forgot.sentTitle') })).toBeVisible()
})

test('the link leads to the callback URL of the page', async () => {
  const { user, sent } = await signInPage(undefined, '/auth/sign-in?callbackUrl=%2Fprofile')
  await user.click(await choose())
  await user.type(field(), 'maria@poczta.pl{Enter}')

  expect(await screen.findByRole('heading', { name: words('forgot.sentTitle') })).toBeVisible()
  expect(sent[0]).toMatchObject({ callbackUrl: '/profile' })
})

test('changing the way keeps what was typed, and drops the errors of the other way', async () => {
  const { user } = await signInPage()
  await user.click(await button(words('signIn.submit')))
  expect(await screen.findByRole('region', { name: '2 pola czekają na poprawkę' })).toBeVisible()
  await user.type(field(), 'maria@poczta.pl')
  await user.type(screen.getByLabelText(words('field.password')), 'dobre hasło')
  await user.click(await choose())
  expect(screen.queryByRole('region', { name: /poprawkę/ })).not.toBeInTheDocument()
  await user.click(await button(words('signInLink.other')))

  expect(field()).toHaveValue('maria@poczta.pl')
  expect(screen.getByLabelText(words('field.password'))).toHaveValue('dobre hasło')
})

test('an empty address is not sent', async () => {
  const { user, sent } = await signInPage()
  await user.click(await choose())
  await user.click(await send())

  expect(await screen.findByRole('region', { name: 'Jedno pole czeka na poprawkę' })).toHaveFocus()
  expect(sent).toEqual([])
})

const refusals: [string, () => Response, RegExp][] = [
  ['too many attempts', () => problem(429, 'auth.tooManyAttempts', { retryAfter: 61 }), /Odczekaj 2\sminuty i/],
  ['no response', () => HttpResponse.error(), containing('auth.unreachable')],
]

test.each([
  ...refusals,
  ['an address that the server refuses', () => answer('EmailSignin'), containing('authError.EmailSignin')],
])('asking for a link: %s', async (_what, respond, sentence) => {
  const { user } = await signInPage(respond)
  await user.click(await choose())
  await user.type(field(), 'maria@poczta.pl{Enter}')

  expect(await screen.findByRole('region', { name: sentence })).toHaveFocus()
  expect(field()).toHaveValue('maria@poczta.pl')
})

test('while offline, asking for a link says so', async () => {
  const { user } = await signInPage(() => HttpResponse.error())
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.click(await choose())
  await user.type(field(), 'maria@poczta.pl{Enter}')

  expect(await screen.findByRole('region', { name: containing('auth.offline') })).toBeVisible()
})

test('without mail no link is offered', async () => {
  server.use(...fakeAuth().handlers)
  await renderAccount('/auth/sign-in', { providers: ['credentials', 'google'] })

  expect(await button(words('signIn.google'))).toBeVisible()
  expect(screen.queryByRole('button', { name: containing('signIn.other') })).not.toBeInTheDocument()
})

test('the page for other clients tells to look into the mail', async () => {
  await renderAccount('/auth/link-sent')

  expect(screen.getByRole('heading', { name: words('forgot.sentTitle') })).toBeVisible()
  expect(screen.getByRole('link', { name: words('forgot.back') })).toHaveAttribute('href', '/auth/sign-in')
})

test('the opened link signs in on a press, once, and leads to where the server says', async () => {
  const { user, sent, router } = await linkPage(signedIn)
  expect(sent).toEqual([])
  await user.dblClick(await button(words('signInLink.open')))

  expect(await screen.findByRole('heading', { name: 'another page' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/programs')
  expect(sent).toEqual([{ code: 'c0de' }])
})

test.each([
  ['a used or expired link', 'Verification', words('reset.expiredTitle')],
  ['a link of another browser', 'OtherBrowser', words('signInLink.otherTitle')],
])('%s is told, and a new one can be asked for in this browser', async (_what, error, title) => {
  const { user } = await linkPage(() => answer(error))
  await user.click(await button(words('signInLink.open')))
  expect(await screen.findByRole('heading', { name: title })).toHaveFocus()
  expect(screen.getByRole('link', { name: words('forgot.back') })).toHaveAttribute('href', '/auth/sign-in')

  const asked: string[] = []
  server.use(
    http.post(api('/auth/signin/email'), async ({ request }) => {
      asked.push(new URLSearchParams(await request.text()).get('email') ?? '')
      return answer()
    }),
  )
  await user.type(field(), 'maria@poczta.pl')
  await user.click(await button(words('verify.send')))
  expect(await screen.findByRole('heading', { name: words('forgot.sentTitle') })).toHaveFocus()
  expect(asked).toEqual(['maria@poczta.pl'])
  await user.click(await button(words('signInLink.again')))
  expect(field()).toHaveValue('maria@poczta.pl')
})

test.each(refusals)('opening a link: %s; it can be tried again', async (_what, respond, sentence) => {
  const { user } = await linkPage(respond)
  await user.click(await button(words('signInLink.open')))

  expect(await screen.findByText(sentence)).toBeVisible()
  expect(await button(words('signInLink.open'))).not.toHaveAttribute('aria-disabled')
})

test('without a code there is nothing to press', async () => {
  await renderAccount('/auth/link')

  expect(await screen.findByRole('heading', { name: words('reset.expiredTitle') })).toBeVisible()
})
