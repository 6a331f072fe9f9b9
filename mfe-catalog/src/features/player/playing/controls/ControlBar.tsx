import { useTranslation, useLocale } from '@kinora/i18n'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { BarButton } from './BarButton.tsx'
import { BarMenu } from './BarMenu.tsx'
import { CaptionsMenu } from './CaptionsMenu.tsx'
import { Choices } from './Choices.tsx'
import styles from './ControlBar.module.css'
import { ExerciseButtons } from './ExerciseButtons.tsx'
import type { MediaState } from '../media/mediaState.ts'
import { MoreMenu } from './MoreMenu.tsx'
import { type CaptionChoice, type Preferences, SPEEDS, type Speed } from '../media/preferences.ts'
import type { Exercises } from '../media/useExercises.ts'
import type { FilmCommands } from '../media/useFilmCommands.ts'
import type { Voice } from '../../voice/useVoiceGuide.ts'

type Props = {
  media: MediaState
  commands: FilmCommands
  /** Null for a film that is one exercise. */
  exercises: Exercises | null
  voice: Voice
  preferences: Preferences & { captions: CaptionChoice }
  onPrefer: (change: Partial<Preferences>) => void
  /** A button that is only there once the film is nearly over. */
  offer?: ReactNode
}

/**
 * The film's controls: icons with words on an opaque background, always visible. What moves in the film comes first,
 * what sets something second; on a phone these are the two rows.
 */
export function ControlBar({ media, commands, exercises, voice, preferences, onPrefer, offer }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const playButton = useRef<HTMLButtonElement>(null)
  const isFullscreen = useFullscreen()

  // The play button that was pressed is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) playButton.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className={styles.bar} role="group" aria-label={t('player.controls')}>
      <div className={styles.moves}>
        <BarButton ref={playButton} main icon={media.paused ? 'play' : 'pause'} onClick={commands.toggle}>
          {t(media.ended ? 'player.again' : media.paused ? 'player.start' : 'player.pause')}
        </BarButton>
        <BarButton icon="skip-back" onClick={() => commands.seekBy(-10)} name={t('player.back')}>
          {t('player.backShort')}
        </BarButton>
        <BarButton icon="skip-forward" onClick={() => commands.seekBy(10)} name={t('player.forward')}>
          {t('player.forwardShort')}
        </BarButton>
        {exercises && <ExerciseButtons exercises={exercises} />}
      </div>
      <div className={styles.settings}>
        <CaptionsMenu
          choice={preferences.captions}
          onChoose={(captions) => onPrefer({ captions })}
          note={voice.state === 'absent' && t('player.voiceAbsent')}
        />
        <VoiceButton voice={voice} />
        <SpeedMenu choice={preferences.speed} onChoose={(speed) => onPrefer({ speed })} />
        <MoreMenu volume={media.volume} muted={media.muted} commands={commands} />
        <div className={styles.offer}>{offer}</div>
        <BarButton
          icon={isFullscreen ? 'fullscreen-exit' : 'fullscreen'}
          name={t(isFullscreen ? 'player.fullscreenExit' : 'player.fullscreen')}
          onClick={commands.toggleFullscreen}
        >
          {t(isFullscreen ? 'player.fullscreenExitShort' : 'player.fullscreenShort')}
        </BarButton>
      </div>
    </div>
  )
}

function useFullscreen(): boolean {
  const [isFullscreen, setFullscreen] = useState(false)
  useEffect(() => {
    const look = () => setFullscreen(Boolean(document.fullscreenElement))
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])
  return isFullscreen
}

/** Switches the voice guide on and off. Absent where the device has no voice of the page's language. */
function VoiceButton({ voice: { state, toggle } }: { voice: Voice }) {
  const { t } = useTranslation('mfe-catalog')
  if (state !== 'on' && state !== 'off') return null
  const isOn = state === 'on'
  return (
    <BarButton icon="speech" name={t('player.voice')} on={isOn} aria-pressed={isOn} onClick={toggle}>
      {t('player.voiceShort')}
    </BarButton>
  )
}

function SpeedMenu({ choice, onChoose }: { choice: Speed; onChoose: (speed: Speed) => void }) {
  const { t } = useTranslation('mfe-catalog')
  const locale = useLocale()
  const wordOf = (speed: Speed) => `${new Intl.NumberFormat(locale).format(speed)}×`
  return (
    <BarMenu icon="speed" word={wordOf(choice)} name={t('player.speed', { speed: wordOf(choice) })}>
      <Choices
        legend={t('player.speedChoice')}
        options={SPEEDS.map((value) => ({ value, label: wordOf(value) }))}
        chosen={choice}
        onChoose={onChoose}
      />
    </BarMenu>
  )
}
