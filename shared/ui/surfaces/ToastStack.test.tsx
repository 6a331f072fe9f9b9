import { addNotice } from '@kinora/notices'
import { renderApp } from '@kinora/testing'
import { act, fireEvent, screen } from '@testing-library/react'

const say = (kind: 'success' | 'error', text: string) => act(() => void addNotice({ kind, text }))

afterEach(() => jest.useRealTimers())

test('both live regions exist before the first notice', () => {
  renderApp(<p>strona</p>)

  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('a success is a status, an error is an alert', () => {
  renderApp(<p>strona</p>)
  const [status, alert] = [screen.getByRole('status'), screen.getByRole('alert')]
  say('success', 'Zapisane.')
  say('error', 'Nie zapisaliśmy.')

  expect(status).toHaveTextContent('Zapisane.')
  expect(alert).toHaveTextContent('Nie zapisaliśmy.')
})

test('a success disappears by itself, an error stays until it is closed', async () => {
  jest.useFakeTimers()
  renderApp(<p>strona</p>)
  say('success', 'Zapisane.')
  say('error', 'Nie zapisaliśmy.')

  act(() => jest.advanceTimersByTime(7_999))
  expect(screen.getByText('Zapisane.')).toBeVisible()
  act(() => jest.advanceTimersByTime(60_000))
  expect(screen.queryByText('Zapisane.')).not.toBeInTheDocument()

  jest.useRealTimers()
  fireEvent.click(screen.getByRole('button', { name: 'Zamknij powiadomienie' }))
  expect(screen.queryByText('Nie zapisaliśmy.')).not.toBeInTheDocument()
})

test('a focused notice does not disappear', () => {
  jest.useFakeTimers()
  renderApp(<p>strona</p>)
  say('success', 'Zapisane.')
  fireEvent.focus(screen.getByRole('button', { name: 'Zamknij powiadomienie' }))
  act(() => jest.advanceTimersByTime(60_000))

  expect(screen.getByText('Zapisane.')).toBeVisible()
})

test('the undo action runs once and closes the notice', () => {
  renderApp(<p>strona</p>)
  const run = jest.fn()
  act(() => void addNotice({ kind: 'success', text: 'Usunięte.', action: { label: 'Cofnij', run } }))
  fireEvent.click(screen.getByRole('button', { name: 'Cofnij' }))

  expect(run).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Usunięte.')).not.toBeInTheDocument()
})

test.each([
  [{ top: 500, bottom: 560 }, 576 - 516],
  [{ top: 100, bottom: 160 }, null],
])('a pressed button at %j is scrolled clear of the notice', (place, by) => {
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined)
  renderApp(<button>Zapisz</button>)
  const button = screen.getByRole('button', { name: 'Zapisz' })
  const rect = (part: object) => ({ left: 0, right: 300, ...part }) as DOMRect
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return rect(this === button ? place : { top: 516, bottom: 700 })
  })
  button.focus()
  say('success', 'Zapisane dla Ciebie.')

  if (by === null) expect(scrollBy).not.toHaveBeenCalled()
  else expect(scrollBy).toHaveBeenCalledWith({ top: by })
  jest.restoreAllMocks()
})
