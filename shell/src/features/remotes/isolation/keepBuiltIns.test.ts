import { createMemoryRouter } from 'react-router-dom'
import { watchBuiltIns } from './builtIns.ts'
import { keepBuiltIns } from './keepBuiltIns.ts'

const { map } = Array.prototype

test('what was changed is undone and reported after a navigation, and after a press', async () => {
  jest.useFakeTimers()
  const sendBeacon = jest.fn((_address: string, _report: Blob) => true)
  Object.assign(navigator, { sendBeacon })
  const router = createMemoryRouter([{ path: '*' }])
  const builtIns = watchBuiltIns()
  keepBuiltIns(builtIns, router, 'm1')

  Array.prototype.map = () => []
  await router.navigate('/programs')
  jest.runAllTimers()
  expect(Array.prototype.map).toBe(map)

  Array.prototype.map = () => []
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  jest.runAllTimers()
  expect(Array.prototype.map).toBe(map)
  // The same again is one report.
  expect(sendBeacon.mock.calls.map(([address]) => address)).toEqual(['/reports'])
})
