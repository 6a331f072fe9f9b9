import { renderRemote } from '@kinora/testing'
import { screen, within } from '@testing-library/react'
import marketing from '../remote.ts'
import { containing } from '../words.fake.ts'

const questions = () => screen.queryAllByRole('group').filter((one) => one.tagName === 'DETAILS' && !one.hidden)
const question = (title: RegExp) => questions().find((one) => title.test(one.textContent)) as HTMLDetailsElement

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn()
})

const status = () => within(screen.getByRole('main')).getByRole('status')

test('a search without Polish letters filters the questions and their groups', async () => {
  const { user } = await renderRemote(marketing, '/faq')
  expect(await screen.findByRole('heading', { level: 1, name: 'Pytania i\u00a0odpowiedzi' })).toBeVisible()
  const all = questions().length

  await user.type(screen.getByRole('searchbox'), 'cwiczyc boli')
  expect(questions().length).toBeLessThan(all)
  expect(screen.getByText('Czy mogę ćwiczyć, jeśli coś mnie boli?')).toBeVisible()
  expect(status()).toHaveTextContent(new RegExp(`(Pasuje|Pasują) ${questions().length} pyta`))
  expect(screen.queryByRole('heading', { name: 'Konto i\u00a0Twoje dane' })).not.toBeInTheDocument()

  await user.clear(screen.getByRole('searchbox'))
  expect(questions()).toHaveLength(all)
  expect(status()).toBeEmptyDOMElement()
})

test('a search that finds nothing says where to ask', async () => {
  const { user } = await renderRemote(marketing, '/faq', { locale: 'en' })
  await screen.findByRole('heading', { level: 1, name: 'Questions and answers' })
  await user.type(screen.getByRole('searchbox'), 'xyzzy')
  expect(status()).toHaveTextContent('Write to pomoc@kinora.example')
  expect(questions()).toHaveLength(0)
})

test('an answer opens by the hash of the address, and links to itself', async () => {
  await renderRemote(marketing, '/faq#pain')
  await screen.findByRole('heading', { level: 1 })
  const pain = question(/coś mnie boli/)
  expect(pain.open).toBe(true)
  expect(question(/Od czego zacząć/).open).toBe(false)
  expect(within(pain).getByRole('link', { name: containing('faq.linkTo', { question: 'Czy mogę' }) })).toHaveAttribute(
    'href',
    '#pain',
  )
})

test('a link in a text is followed by the router', async () => {
  const { user, router } = await renderRemote(marketing, '/faq#first-step', { locale: 'en' })
  await user.click(await screen.findByRole('link', { name: 'How to start' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'How to start' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/en/how-to-start')
})
