import { act, fireEvent } from '@testing-library/react'

/** The frames on the page. No code runs in them: `fakeFirm` sends their messages and records those they get. */
export const allFrames = () => [...document.querySelectorAll('iframe')]
export const framesTo = (id: string) =>
  allFrames().filter(({ src }) => new URL(src).pathname === `/third-parties/${id}`)

/** The fake third party of the frame with this id, of which there must be exactly one. */
export function only(id: string) {
  const [frame, ...more] = framesTo(id)
  expect(more).toEqual([])
  return fakeFirm(frame!)
}

export function fakeFirm(frame: HTMLIFrameElement) {
  const messages: unknown[] = []
  jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation((message: unknown) => void messages.push(message))
  return {
    messages,
    address: new URL(frame.src).search,
    say: (data: unknown, { origin = 'null', source = frame.contentWindow as Window } = {}) =>
      act(() => void dispatchEvent(new MessageEvent('message', { data, origin, source }))),
    load: () => fireEvent.load(frame),
  }
}

export const READY = { kinora: 1, event: 'ready' }
export const FAILED = { kinora: 1, event: 'failed' }
