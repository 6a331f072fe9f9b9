import { useLocale } from '@kinora/i18n'
import { useSession } from '@kinora/session'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useFilm } from '../FilmProvider.tsx'
import { createDuck } from './createDuck.ts'
import { createSpeaker } from './createSpeaker.ts'
import { createVoiceGuide } from './createVoiceGuide.ts'
import { permitVoice } from './permitVoice.ts'
import { useVoice } from './useVoice.ts'
import { voiceChoice } from './voiceChoice.ts'

/** `absent`: the device has no voice of the page's language. Null: not known yet, or there is nothing to say. */
export type Voice = { state: 'on' | 'off' | 'absent' | null; toggle: () => void }

/**
 * Has the device's voice read the film's cues aloud. Call `onProgress` on every media event, `onSeek` when the film goes
 * elsewhere. `isShown`: the film is there, not what replaces it. `duck` knows how loud the film is meanwhile.
 */
export function useVoiceGuide(videoRef: RefObject<HTMLVideoElement | null>, isShown: boolean) {
  const locale = useLocale()
  const voice = useVoice(locale)
  const { cues } = useFilm()
  const { epoch } = useSession()
  // For another person it is off until they switch it on.
  const [choice, setChoice] = useState(() => ({ on: voiceChoice.read(), epoch }))
  const isOn = choice.on && choice.epoch === epoch
  const isLeft = useRef(false)
  const [duck] = useState(createDuck)
  const [guide] = useState(() => createVoiceGuide(createSpeaker(), duck.speaking))

  const onProgress = (film: HTMLVideoElement) => {
    duck.follow(film)
    // The last sentence is said to its end.
    if (!isOn || !voice || film.ended) return
    if (film.paused || document.hidden || isLeft.current) return guide.pause()
    if (film.seeking || film.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) return
    guide.follow({ cues, time: film.currentTime, speed: film.playbackRate, voice })
  }

  // Nothing is said to another person, in another language, or after the film or the page is gone.
  useEffect(() => {
    const silence = () => {
      guide.restart()
      duck.end()
    }
    const leave = () => {
      isLeft.current = true
      silence()
    }
    const comeBack = () => {
      isLeft.current = false
    }
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
      silence()
    }
  }, [guide, duck, isShown, epoch, voice?.voiceURI])

  const look = useEffectEvent(() => videoRef.current && onProgress(videoRef.current))
  useEffect(() => {
    const lookAgain = () => void look()
    document.addEventListener('visibilitychange', lookAgain)
    return () => document.removeEventListener('visibilitychange', lookAgain)
  }, [])

  const toggle = () => {
    if (isOn) guide.restart()
    else permitVoice()
    setChoice({ on: !isOn, epoch })
    voiceChoice.keep(!isOn)
  }
  const state = voice === null ? 'absent' : voice && cues.length > 0 ? (isOn ? 'on' : 'off') : null
  return { voice: { state, toggle } satisfies Voice, duck, onProgress, onSeek: guide.restart }
}
