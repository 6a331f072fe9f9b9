import { api, problem, server } from '@kinora/testing'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderAccount } from '../renderAccount.fake.ts'
import { words } from '../words.fake.ts'

const LINKS = [
  { under: 'newEmail', page: '/auth/new-email', next: '/profile/account' },
  { under: 'restoreEmail', page: '/auth/restore-email', next: '/auth/forgot-password' },
] as const

const done = () => new HttpResponse(null, { status: 204 })

describe.each(LINKS)('the link of a mail to $page', ({ under, page, next }) => {
  /** Answers the call of the page. Returns the bodies that were sent. */
  function answering(answer: () => Response) {
    const sent: unknown[] = []
    server.use(
      http.post(api(page), async ({ request }) => (sent.push(await request.json()), answer())),
      http.get(api('/auth/session'), () => HttpResponse.json({})),
    )
    return sent
  }
  const press = () => screen.findByRole('button', { name: words(`${under}.submit`) })

  test('changes nothing until its button is pressed', async () => {
    const sent = answering(done)
    const { user } = await renderAccount(`${page}#code=c0de`)
    const button = await press()
    expect(sent).toEqual([])
    await user.click(button)

    expect(await screen.findByRole('heading', { name: words(`${under}.doneTitle`) })).toHaveFocus()
    expect(sent).toEqual([{ code: 'c0de' }])
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(next)
  })

  test('says that it is over, and what to do', async () => {
    answering(() => problem(410, 'auth.codeExpired'))
    const { user } = await renderAccount(`${page}#code=c0de`)
    await user.click(await press())

    expect(await screen.findByRole('heading', { name: words(`${under}.expiredTitle`) })).toHaveFocus()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(next)
  })

  test('can be pressed again after a failure', async () => {
    let isDown = true
    const sent = answering(() => (isDown ? problem(503, 'server.unavailable') : done()))
    const { user } = await renderAccount(`${page}#code=c0de`)
    await user.click(await press())
    expect(await screen.findByText(words('failure'))).toBeVisible()
    isDown = false
    await user.click(await press())

    expect(await screen.findByRole('heading', { name: words(`${under}.doneTitle`) })).toBeVisible()
    expect(sent).toHaveLength(2)
  })

  test('without a code has nothing to press', async () => {
    await renderAccount(page)
    expect(await screen.findByRole('heading', { name: words(`${under}.expiredTitle`) })).toBeVisible()
    expect(screen.queryByRole('button', { name: words(`${under}.submit`) })).not.toBeInTheDocument()
  })
})

test('a new address that somebody took meanwhile is said so', async () => {
  server.use(http.post(api('/auth/new-email'), () => problem(409, 'auth.emailTaken')))
  const { user } = await renderAccount('/auth/new-email#code=c0de')
  await user.click(await screen.findByRole('button', { name: words('newEmail.submit') }))
  expect(await screen.findByText(words('auth.emailTaken'))).toBeVisible()
})
