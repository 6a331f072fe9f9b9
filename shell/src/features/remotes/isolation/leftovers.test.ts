import { watchLeftovers } from './leftovers.ts'
import { runAs } from './runAs.fake.ts'

const left = new Set<string>()
const reports: string[] = []
let end: () => void

beforeAll(() => {
  jest.useFakeTimers()
  // Jest's own, which browsers do not have.
  Reflect.deleteProperty(window, 'addEventListener')
  Reflect.deleteProperty(window, 'removeEventListener')
  end = watchLeftovers(
    (remote) => left.has(remote),
    ({ remote, version }, what) => reports.push(`${remote} ${version}: ${what}`),
  )
})
beforeEach(() => {
  left.clear()
  reports.length = 0
})
const leave = (remote: string) => {
  left.add(remote)
  end()
}

document.body.innerHTML = '<div id="root"><header></header><main></main></div>'
const element = (selector: string) => document.querySelector(selector)!

test.each([
  ['window', window],
  ['document', document],
  ['html', document.documentElement],
  ['body', document.body],
  ['div#root', element('#root')],
  ['header', element('header')],
  ['main', element('main')],
])('a listener on the %s ends with the last part of its remote', (name, target) => {
  const heard = jest.fn()
  runAs('mfe-diary', `target.addEventListener('keydown', heard, true)`, { target, heard })
  runAs('mfe-garden', `target.addEventListener('keydown', heard, true)`, { target, heard: () => heard('garden') })
  leave('mfe-diary')
  expect(reports).toEqual([`mfe-diary 3: a listener for keydown on the ${name}`])
  target.dispatchEvent(new Event('keydown'))
  expect(heard.mock.calls).toEqual([['garden']])
  leave('mfe-garden')
})

test('the window’s listeners may be added without naming it', () => {
  const heard = jest.fn()
  runAs('mfe-diary', `addEventListener('blur', heard)`, { heard })
  leave('mfe-diary')
  dispatchEvent(new Event('blur'))
  expect(heard).not.toHaveBeenCalled()
})

test('what a remote has ended itself is not reported', () => {
  runAs('mfe-diary', `addEventListener('blur', heard); removeEventListener('blur', heard)`, { heard: () => {} })
  leave('mfe-diary')
  expect(reports).toEqual([])
})

test('listeners of the shell, and of elements of a page, are nobody’s leftovers', () => {
  const heard = jest.fn()
  const button = document.createElement('button')
  element('main').append(button)
  runAs('mfe-diary', `button.addEventListener('click', heard)`, { button, heard })
  document.addEventListener('click', heard)
  leave('mfe-diary')
  button.click()
  expect(heard).toHaveBeenCalledTimes(2)
  expect(reports).toEqual([])
  document.removeEventListener('click', heard)
})

test('a listener on an element that has gone is no leftover', () => {
  const aside = document.createElement('aside')
  document.body.append(aside)
  runAs('mfe-diary', `aside.addEventListener('click', () => {})`, { aside })
  aside.remove()
  leave('mfe-diary')
  expect(reports).toEqual([])
})

test('an interval runs while its remote is on the page, and ends after that', () => {
  const tick = jest.fn()
  const tickOfShell = jest.fn()
  runAs('mfe-diary', `setInterval(tick, 100, 'given')`, { tick })
  const id = setInterval(tickOfShell, 100)
  jest.advanceTimersByTime(250)
  expect(tick.mock.calls).toEqual([['given'], ['given']])
  left.add('mfe-diary')
  jest.advanceTimersByTime(1_000)
  expect(tick).toHaveBeenCalledTimes(2)
  expect(tickOfShell).toHaveBeenCalledTimes(12)
  expect(reports).toEqual(['mfe-diary 3: an interval'])
  clearInterval(id)
})

test('a dialog that is open is closed, and one that comes later does not open', () => {
  const [open, late] = [document.createElement('dialog'), document.createElement('dialog')]
  document.body.append(open, late)
  runAs('mfe-diary', 'open.showModal()', { open })
  expect(open.open).toBe(true)
  leave('mfe-diary')
  runAs('mfe-diary', 'late.showModal()', { late })
  expect([open.open, late.open]).toEqual([false, false])
  expect(reports).toEqual(['mfe-diary 3: a dialog', 'mfe-diary 3: a dialog'])
})
