import { act } from '@testing-library/react'

/** The properties that tests of the player set. */
type FakeFilm = {
  paused: boolean
  readyState: number
  currentTime: number
  duration: number
  volume: number
  buffered: TimeRanges
  textTracks: FakeTracks
}
type FakeTracks = ReturnType<typeof tracks>

/** Fakes playback of jsdom's media elements, which have none. */
export function fakeMedia() {
  const proto = HTMLMediaElement.prototype
  const state = new WeakMap<object, FakeFilm>()
  const of = (element: object): FakeFilm => {
    const film = state.get(element) ?? {
      paused: true,
      readyState: 0,
      currentTime: 0,
      duration: NaN,
      volume: 1,
      buffered: loaded(0),
      textTracks: tracks(),
    }
    state.set(element, film)
    return film
  }
  for (const name of ['paused', 'readyState', 'currentTime', 'duration', 'volume', 'buffered', 'textTracks'] as const) {
    Object.defineProperty(proto, name, {
      configurable: true,
      get(this: object) {
        return of(this)[name]
      },
      set(this: object, value: never) {
        of(this)[name] = value
      },
    })
  }
  const set = (paused: boolean) =>
    function change(this: HTMLMediaElement) {
      of(this).paused = paused
      this.dispatchEvent(new Event(paused ? 'pause' : 'play'))
      return Promise.resolve()
    }
  proto.play = set(false)
  proto.pause = set(true)
  proto.load = () => {}
}

const tracks = () =>
  Object.assign(new EventTarget(), {
    0: track('pl'),
    1: track('en'),
    length: 2,
  })

const track = (language: string) =>
  Object.assign(new EventTarget(), {
    kind: 'subtitles',
    language,
    mode: 'disabled',
    activeCues: [] as { text: string }[],
  })

/** The captions that the film shows now, Polish and English; none in a pause. */
export const speak = (film: HTMLVideoElement, pl?: string, en?: string) =>
  act(() => {
    const { 0: first, 1: second } = film.textTracks as unknown as FakeTracks
    for (const { spoken, text } of [
      { spoken: first, text: pl },
      { spoken: second, text: en },
    ])
      Object.assign(spoken, { activeCues: text ? [{ text }] : [] }).dispatchEvent(new Event('cuechange'))
  })

/** Loads the film: its length is known and it can play. */
export const arrive = (film: HTMLVideoElement) => {
  Object.assign(film, { readyState: 4, duration: 120 })
  say(film, 'loadedmetadata', 'durationchange', 'playing')
}

export const moveTo = (film: HTMLVideoElement, seconds: number) => {
  film.currentTime = seconds
  say(film, 'timeupdate')
}

/** Plays from where the film is to `seconds`, second by second. */
export const playTo = (film: HTMLVideoElement, seconds: number) => {
  while (film.currentTime < seconds) moveTo(film, Math.min(film.currentTime + 1, seconds))
}

/** Buffers the first `seconds` of the film. */
export const load = (film: HTMLVideoElement, seconds: number) => void Object.assign(film, { buffered: loaded(seconds) })

const loaded = (seconds: number): TimeRanges => ({ length: 1, start: () => 0, end: () => seconds })

export const say = (film: HTMLVideoElement, ...events: string[]) =>
  act(() => {
    for (const event of events) film.dispatchEvent(new Event(event))
  })
