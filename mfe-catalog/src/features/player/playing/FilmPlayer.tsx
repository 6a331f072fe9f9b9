import type { ProgramDetail, Video } from '@kinora/contracts'
import { useLocale } from '@kinora/i18n'
import { useHoldReload } from '@kinora/router'
import { joinClasses, useWakeLock } from '@kinora/ui'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useLazyCatalogTranscriptLinkQuery } from './media/filmApi.ts'
import type { FilmLock, FilmProblem } from '../filmLock.ts'
import { useFilm } from '../FilmProvider.tsx'
import { parseCues } from '../parseCues.ts'
import { CaptionStrip } from './CaptionStrip.tsx'
import { ControlBar } from './controls/ControlBar.tsx'
import styles from './FilmPlayer.module.css'
import { FilmTrouble } from './FilmTrouble.tsx'
import { keyCommand } from './keyCommand.ts'
import { noMedia, readMedia } from './media/mediaState.ts'
import { NowStrip } from './NowStrip.tsx'
import { readPreferences, savePreferences, type Preferences } from './media/preferences.ts'
import { TimeLine } from './timeline/TimeLine.tsx'
import { useCaptions } from './useCaptions.ts'
import { useExercises } from './media/useExercises.ts'
import { useFilmCommands } from './media/useFilmCommands.ts'
import { useFilmLink } from './media/useFilmLink.ts'
import { useSavePosition } from './media/useSavePosition.ts'
import { useMediaSession } from './media/useMediaSession.ts'
import { usePlayback } from './media/usePlayback.ts'
import { useSystemScreen } from './media/useSystemScreen.ts'
import { useSeenChapters } from './media/useSeenChapters.ts'
import { useVoiceGuide } from '../voice/useVoiceGuide.ts'

type Props = {
  program: ProgramDetail
  film: Video
  /** Renders what replaces the film while it is locked. */
  locked: (lock: FilmLock) => ReactNode
  /** A button in the bar once the film is nearly over. */
  offer?: ReactNode
  onEnded?: () => void
  /** The film cannot be played, and restarts did not help. */
  onProblem?: (problem: FilmProblem) => void
}

/** The film with its controls. Plays as soon as it is mounted, which is when somebody pressed play. */
export function FilmPlayer({ program, film, locked, offer, onEnded, onProblem }: Props) {
  const locale = useLocale()
  const { videoRef, setPosition, isNearlyOver } = useFilm()
  const frame = useRef<HTMLDivElement>(null)
  const [media, setMedia] = useState(noMedia)
  const [preferences, setPreferences] = useState<Preferences>(readPreferences)
  const captions = preferences.captions ?? locale
  const commands = useFilmCommands(videoRef, frame)
  const { link, renew } = useFilmLink(program.id)
  const { trouble, retry, onProgress } = usePlayback(link, renew)
  const { exercises, ...repetition } = useExercises(film, commands)
  const watched = useSeenChapters(film)
  const open = link.state === 'open'
  const isPlaying = open && !media.paused && !media.ended

  const isSystemScreen = useSystemScreen(videoRef)
  const caption = useCaptions(videoRef, captions, open)
  useTranscript(program.id, open)
  useWakeLock(open && !media.paused)
  useMediaSession(program, commands)
  useSavePosition(program.id, isPlaying)
  useHoldReload(isPlaying)
  useEffect(() => savePreferences(preferences), [preferences])
  useEffect(() => {
    if (!videoRef.current || !open) return
    // Both, because loading another source resets the rate to the default one.
    videoRef.current.defaultPlaybackRate = preferences.speed
    videoRef.current.playbackRate = preferences.speed
  }, [videoRef, open, preferences.speed])

  const lock = link.state === 'needsSession' || link.state === 'needsPlan' ? link.state : null
  const { voice, duck, ...guide } = useVoiceGuide(videoRef, lock === null)
  const problem = lock ? 'locked' : trouble === 'failed' ? 'failed' : null
  const tellProblem = useEffectEvent(() => problem && onProblem?.(problem))
  useEffect(() => void tellProblem(), [problem])

  if (lock) return locked(lock)

  const duration = media.duration || film.duration
  const prefer = (change: Partial<Preferences>) => setPreferences((before) => ({ ...before, ...change }))
  const toggleCaptions = () => prefer({ captions: captions === 'off' ? locale : 'off' })
  const observe = () => {
    if (!videoRef.current) return
    if (!onProgress(videoRef.current)) return setMedia((before) => ({ ...before, waiting: true }))
    const now = readMedia(videoRef.current)
    setMedia({ ...now, volume: duck.chosen(now.volume) })
    setPosition(now.time)
    watched.onProgress(videoRef.current)
    repetition.onProgress(videoRef.current)
    guide.onProgress(videoRef.current)
  }
  const observeSeek = () => {
    if (videoRef.current) {
      repetition.onSeek(videoRef.current.currentTime)
      watched.onSeek(videoRef.current)
    }
    guide.onSeek()
    observe()
  }
  const observeVolume = () => {
    observe()
    if (!videoRef.current) return
    const { volume, muted } = videoRef.current
    prefer({ volume: duck.chosen(volume), muted })
  }

  return (
    <div
      className={styles.frame}
      ref={frame}
      onKeyDown={(event) => keyCommand(event, { ...commands, ...exercises, toggleCaptions, duration })}
    >
      <div className={styles.screen}>
        <video
          data-testid="film"
          className={joinClasses(styles.video, isSystemScreen && styles.systemScreen)}
          ref={(element) => {
            videoRef.current = element
            if (element)
              Object.assign(element, { volume: duck.audibleVolume(preferences.volume), muted: preferences.muted })
            return () => {
              videoRef.current = null
            }
          }}
          playsInline
          poster={program.image?.formats.large.url}
          onClick={commands.toggle}
          onVolumeChange={observeVolume}
          onPlay={observe}
          onPause={observe}
          onPlaying={observe}
          onWaiting={observe}
          onSeeking={observeSeek}
          onSeeked={observe}
          onTimeUpdate={observe}
          onDurationChange={observe}
          onEnded={() => {
            observe()
            onEnded?.()
          }}
        />
        <FilmTrouble trouble={trouble} waiting={!open || media.waiting} onRetry={retry} onPlay={commands.play} />
      </div>
      <div className={styles.deck}>
        <CaptionStrip choice={captions} text={caption} />
        <NowStrip film={film} time={media.time} />
        <TimeLine
          time={media.time}
          duration={duration}
          isPaused={media.paused}
          chapters={film.chapters}
          filmUrl={link.state === 'open' ? link.url : undefined}
          onSeek={commands.seekTo}
        />
        <ControlBar
          media={media}
          commands={{ ...commands, setVolume: (volume) => commands.setVolume(duck.audibleVolume(volume)) }}
          voice={voice}
          exercises={film.chapters.length > 1 ? exercises : null}
          preferences={{ ...preferences, captions }}
          onPrefer={prefer}
          offer={isNearlyOver && offer}
        />
      </div>
    </div>
  )
}

/** Loads the timed transcript into the panel. If that fails, the panel keeps the page's text. */
function useTranscript(programId: number, isOpen: boolean): void {
  const [ask] = useLazyCatalogTranscriptLinkQuery()
  const { setCues } = useFilm()
  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const load = async () => {
      const { data: link, error } = await ask(programId)
      if (!link || error) return
      const answer = await fetch(link.url, { signal: stop.signal })
      if (answer.ok) setCues(parseCues(await answer.text()))
    }
    load().catch(() => {})
    return () => stop.abort()
  }, [ask, programId, setCues, isOpen])
}
