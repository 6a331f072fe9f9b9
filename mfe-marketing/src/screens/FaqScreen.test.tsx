import { screen, within } from '@testing-library/react'
import { renderMarketing } from '../renderMarketing.fake.tsx'

const questions = () => screen.queryAllByRole('group').filter((one) => one.tagName === 'DETAILS' && !one.hidden)
const question = (title: RegExp) => questions().find((one) => title.test(one.textContent)) as HTMLDetailsElement

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn()
})

test('a search without Polish letters filters the questions and their groups', async () => {
  const { user } = renderMarketing('/faq')
  expect(await screen.findByRole('heading', { level: 1, name: 'Pytania i\u00a0odpowiedzi' })).toBeVisible()
  const all = questions().length

  await user.type(screen.getByRole('searchbox'), 'cwiczyc boli')
  expect(questions().length).toBeLessThan(all)
  expect(screen.getByText('Czy mogę ćwiczyć, jeśli coś mnie boli?')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`(Pasuje|Pasują) ${questions().length} pyta`))
  expect(screen.queryByRole('heading', { name: 'Konto i\u00a0Twoje dane' })).not.toBeInTheDocument()

  await user.clear(screen.getByRole('searchbox'))
  expect(questions()).toHaveLength(all)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a search that finds nothing says where to ask', async () => {
  const { user } = renderMarketing('/faq', { locale: 'en' })
  await screen.findByRole('heading', { level: 1, name: 'Questions and answers' })
  await user.type(screen.getByRole('searchbox'), 'xyzzy')
  expect(screen.getByRole('status')).toHaveTextContent('Write to pomoc@kinora.example')
  expect(questions()).toHaveLength(0)
})

test('an answer opens by the hash of the address, and links to itself', async () => {
  renderMarketing('/faq#pain')
  await screen.findByRole('heading', { level: 1 })
  const pain = question(/coś mnie boli/)
  expect(pain.open).toBe(true)
  expect(question(/Od czego zacząć/).open).toBe(false)
  expect(within(pain).getByRole('link', { name: /^Link do tej odpowiedzi: Czy mogę/ })).toHaveAttribute('href', '#pain')
})

test('a link in a text is followed by the router', async () => {
  const { user, router } = renderMarketing('/faq#first-step', { locale: 'en' })
  await user.click(await screen.findByRole('link', { name: 'How to start' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'How to start' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/en/how-to-start')
})
