/** What the controls show of the film. Times are in seconds. */
export type MediaState = {
  paused: boolean
  /** Not paused, but stalled until more has loaded. */
  waiting: boolean
  ended: boolean
  time: number
  /** 0 until it is known. */
  duration: number
  volume: number
  muted: boolean
}

export const noMedia: MediaState = {
  paused: true,
  waiting: false,
  ended: false,
  time: 0,
  duration: 0,
  volume: 1,
  muted: false,
}

export const readMedia = (video: HTMLVideoElement): MediaState => ({
  paused: video.paused,
  waiting: !video.paused && !video.ended && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
  ended: video.ended,
  time: video.currentTime,
  duration: Number.isFinite(video.duration) ? video.duration : 0,
  volume: video.volume,
  muted: video.muted,
})
