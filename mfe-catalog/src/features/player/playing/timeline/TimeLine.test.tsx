import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { showPlayer, timeSlider } from '../../showPlayer.fake.tsx'

const preview = () => screen.queryByTestId('time-preview')
const picture = () => screen.queryByTestId('time-picture')

/** jsdom has no layout, and its pointer events have no coordinates. */
const pointAt = (clientX: number) => {
  timeSlider().getBoundingClientRect = () => new DOMRect(0, 0, 144, 48)
  fireEvent(timeSlider(), Object.assign(new MouseEvent('pointermove', { bubbles: true, clientX })))
}

const saveData = (is: boolean | undefined) =>
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: is === undefined ? undefined : { saveData: is },
  })
afterEach(() => saveData(undefined))

test('pointing at the slider previews time, exercise and picture until the pointer leaves', async () => {
  const { begin } = showPlayer()
  await begin()
  expect(preview()).not.toBeInTheDocument()
  pointAt(72)
  expect(preview()).toHaveTextContent('1:00 Skłony')
  await waitFor(() => expect(picture()).toHaveAttribute('viewBox', '160 0 160 90'))
  expect(picture()).toContainHTML('http://localhost/media/storyboard.webp')
  pointAt(0)
  expect(preview()).toHaveTextContent('0:00 Ustaw się')
  expect(picture()).toHaveAttribute('viewBox', '0 0 160 90')

  fireEvent.pointerOut(timeSlider())
  expect(preview()).not.toBeInTheDocument()
})

test('moving the slider shows the preview as well, and Escape hides it', async () => {
  const { begin, user } = showPlayer()
  const film = await begin()
  timeSlider().focus()
  fireEvent.change(timeSlider(), { target: { value: '90' } })
  expect(film.currentTime).toBe(90)
  expect(preview()).toHaveTextContent('1:30 Skłony')
  await user.keyboard('{Escape}')
  expect(preview()).not.toBeInTheDocument()
})

test('over a film that plays, the preview hides some time after the last change', async () => {
  const { begin } = showPlayer()
  await begin()
  jest.useFakeTimers()
  fireEvent.change(timeSlider(), { target: { value: '90' } })
  expect(preview()).toBeInTheDocument()
  fireEvent.change(timeSlider(), { target: { value: '91' } })
  act(() => jest.advanceTimersByTime(2_900))
  expect(preview()).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(200))
  jest.useRealTimers()
  expect(preview()).not.toBeInTheDocument()
})

test('over a paused film, the preview of a key stays until the focus leaves, also where the key changed nothing', async () => {
  const { begin, user } = showPlayer()
  const film = await begin()
  act(() => void film.pause())
  timeSlider().focus()
  jest.useFakeTimers()
  fireEvent.keyDown(timeSlider(), { key: 'Home' })
  act(() => jest.advanceTimersByTime(10_000))
  jest.useRealTimers()
  expect(preview()).toHaveTextContent('0:00 Ustaw się')
  await user.tab()
  expect(preview()).not.toBeInTheDocument()
})

test('with the data saver on, the preview has no picture', async () => {
  saveData(true)
  const fetchSpy = jest.spyOn(globalThis, 'fetch')
  const { begin } = showPlayer()
  await begin()
  pointAt(72)
  expect(preview()).toHaveTextContent('1:00 Skłony')
  expect(fetchSpy.mock.calls.map(([url]) => String(url)).filter((url) => url.includes('storyboard'))).toEqual([])
  expect(picture()).not.toBeInTheDocument()
})
