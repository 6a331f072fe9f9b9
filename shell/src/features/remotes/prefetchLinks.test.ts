import { makeStore } from '@kinora/http'
import { createMemoryRouter } from 'react-router-dom'
import { prefetchLinks } from './prefetchLinks.ts'

const save = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } })
afterAll(() => save(false))

const loader = jest.fn(() => null)
const routes = [{ path: '/programs', loader }]
const router = createMemoryRouter([{ path: '*' }])

test('a page is fetched when its link is pointed at, once, and never with the data saver on', () => {
  prefetchLinks({ router, routes, storeNow: () => makeStore({ locale: 'pl' } as never), locale: 'pl' })
  document.body.innerHTML = '<a href="/programs?level=1">Programy</a>'
  const link = document.querySelector('a')!
  const point = () => link.dispatchEvent(new Event('pointerover', { bubbles: true }))
  save(true)
  point()
  expect(loader).not.toHaveBeenCalled()

  save(false)
  point()
  point()
  expect(loader).toHaveBeenCalledTimes(1)
})
