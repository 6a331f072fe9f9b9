import { HlsVideoAdapter } from '@videojs/spf/hls-video'
import { chooseQuality } from './chooseQuality.ts'

type Start = {
  /** Where to begin, in seconds. */
  at: number
  /** False seeks there and leaves the film paused. */
  play: boolean
  onError: () => void
  /** The browser lets no film start that nobody has pressed for, as iPhones do from the second film on. */
  onRefused: () => void
}

/** Plays an HLS playlist in `video`. Returns a function that stops it and releases the element. */
export function playHls(video: HTMLVideoElement, url: string, { at, play, onError, onRefused }: Start): () => void {
  // The engine resolves segments against the playlist's address, so that has to be absolute.
  const source = new URL(url, location.href).href
  const start = () => void player.play().catch((error: unknown) => isRefusal(error) && onRefused())
  const begin = () => {
    if (at > 0) video.currentTime = at
    // Replacing another source pauses the element and cancels the call of `play`.
    if (play && video.paused) start()
  }
  video.addEventListener('loadedmetadata', begin, { once: true })
  video.addEventListener('error', onError)
  const player = hasMediaSource() ? withEngine(video, source, onError) : natively(video, source)
  if (play) start()
  return () => {
    video.removeEventListener('loadedmetadata', begin)
    video.removeEventListener('error', onError)
    player.stop()
  }
}

/** Older iPhones have no Media Source Extensions, but play HLS natively. */
const hasMediaSource = () => 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis

function withEngine(video: HTMLVideoElement, source: string, onError: () => void) {
  const engine: HlsVideoAdapter = new HlsVideoAdapter({
    config: chooseQuality(() => engine.engine.state.bandwidthState.get()),
  })
  engine.attach(video)
  engine.addEventListener('error', onError)
  engine.preload = 'auto'
  engine.src = source
  return { play: () => engine.play(), stop: () => engine.destroy() }
}

function natively(video: HTMLVideoElement, source: string) {
  video.src = source
  return {
    play: () => video.play(),
    stop: () => {
      video.removeAttribute('src')
      video.load()
    },
  }
}

/** HTML, "media elements", step of `play()`: the element is not allowed to play. Other failures are events. */
const isRefusal = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError'
