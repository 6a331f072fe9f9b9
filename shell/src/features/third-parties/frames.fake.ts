import { act, fireEvent } from '@testing-library/react'

/** Frames in which no firm's code runs: what it would say, the test says; what it is told, the test reads. */
export const allFrames = () => [...document.querySelectorAll('iframe')]
export const framesTo = (id: string) =>
  allFrames().filter(({ src }) => new URL(src).pathname === `/third-parties/${id}`)

/** The firm behind the one frame that there is to it. */
export function only(id: string) {
  const [frame, ...more] = framesTo(id)
  expect(more).toEqual([])
  return fakeFirm(frame!)
}

export function fakeFirm(frame: HTMLIFrameElement) {
  const told: unknown[] = []
  jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation((message: unknown) => void told.push(message))
  return {
    told,
    address: new URL(frame.src).search,
    say: (data: unknown, { origin = 'null', source = frame.contentWindow as Window } = {}) =>
      act(() => void dispatchEvent(new MessageEvent('message', { data, origin, source }))),
    load: () => fireEvent.load(frame),
  }
}

export const READY = { kinora: 1, event: 'ready' }
export const FAILED = { kinora: 1, event: 'failed' }
