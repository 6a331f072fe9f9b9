import { api, server } from '@kinora/testing'
import { screen } from '@testing-library/react'
import { http } from 'msw'
import { answer, openLinkPage, signedIn } from '../signInLinks.fake.ts'
import { containing, words } from '../words.fake.ts'

const open = (route: string, respond: Parameters<typeof openLinkPage>[2]) =>
  openLinkPage(route, '/auth/callback/email', respond)
const otherBrowser = () => answer('OtherBrowser')
const paste = () => screen.getByRole('textbox', { name: words('signInLink.paste.label') })
const button = (name: RegExp) => screen.findByRole('button', { name })

test.each([
  ['the whole link', 'https://kinora.test/en/auth/link#code=c0de-_1'],
  ['a text with the link', '  Zaloguj się: https://kinora.test/auth/link?a=1#code=c0de-_1 '],
])('where it was asked for, %s is pasted and signs in', async (_what, pasted) => {
  const { user, sent, router } = await open('/auth/link-sent', signedIn)
  await user.click(paste())
  await user.paste(pasted)
  await user.click(await button(words('signInLink.open')))

  expect(await screen.findByRole('heading', { name: 'another page' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/programs')
  expect(sent).toEqual([{ code: 'c0de-_1' }])
})

test.each([
  ['nothing', ' ', containing('form.error.link.required')],
  ['another link of ours', 'https://kinora.test/auth/reset-password#code=c0de', containing('form.error.link.format')],
  ['a link of another browser', 'https://kinora.test/auth/link#code=c0de', containing('authError.OtherBrowser')],
])('%s is refused where a link is pasted', async (_what, pasted, sentence) => {
  const { user } = await open('/auth/link-sent', otherBrowser)
  await user.click(paste())
  await user.paste(pasted)
  await user.click(await button(words('signInLink.open')))

  expect(await screen.findByRole('region')).toHaveTextContent(sentence)
})

test('after a link was sent, and where one is asked for, it can be pasted', async () => {
  const { user } = await open('/auth/sign-in', otherBrowser)
  server.use(http.post(api('/auth/signin/email'), () => answer()))
  await user.click(await button(words('signIn.other')))
  expect(screen.getByRole('link', { name: words('signInLink.has') })).toHaveAttribute('href', '/auth/link-sent')
  await user.type(screen.getByRole('textbox', { name: words('field.email') }), 'maria@poczta.pl{Enter}')
  await screen.findByRole('heading', { name: words('forgot.sentTitle') })
  expect(paste()).toBeVisible()
})

test('a link of another browser can be copied from its page to where it works', async () => {
  history.replaceState(null, '', '#code=c0de')
  const { user } = await open('/auth/link#code=c0de', otherBrowser)
  await user.click(await button(words('signInLink.open')))
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(await button(words('signInLink.copy')))
  expect(await screen.findByText(words('signInLink.copied'))).toBeVisible()
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/#code=c0de$/))

  write.mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  await user.click(await button(words('signInLink.copy')))
  expect(await screen.findByText(words('signInLink.notCopied'))).toBeVisible()
})
