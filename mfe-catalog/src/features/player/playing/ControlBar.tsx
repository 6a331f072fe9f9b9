import { formatClock, useTranslation } from '@kinora/i18n'
import { useEffect, useRef, useState } from 'react'
import { BarButton } from './BarButton.tsx'
import { CaptionsMenu } from './CaptionsMenu.tsx'
import styles from './ControlBar.module.css'
import type { MediaState } from './mediaState.ts'
import type { CaptionChoice, Preferences } from './preferences.ts'
import { SpeedMenu } from './SpeedMenu.tsx'
import type { FilmCommands } from './useFilmCommands.ts'
import { VolumeMenu } from './VolumeMenu.tsx'

type Props = {
  media: MediaState
  commands: FilmCommands
  preferences: Preferences & { captions: CaptionChoice }
  onPrefer: (change: Partial<Preferences>) => void
}

/** The film's controls: icons with words on an opaque background. They are always visible. */
export function ControlBar({ media, commands, preferences, onPrefer }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const playButton = useRef<HTMLButtonElement>(null)
  const isFullscreen = useFullscreen()

  // The play button that was pressed is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) playButton.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className={styles.bar} role="group" aria-label={t('player.controls')}>
      <BarButton ref={playButton} main icon={media.paused ? 'play' : 'pause'} onClick={commands.toggle}>
        {t(media.ended ? 'player.again' : media.paused ? 'player.start' : 'player.pause')}
      </BarButton>
      <BarButton icon="skip-back" onClick={() => commands.seekBy(-10)} name={t('player.back')}>
        {t('player.backShort')}
      </BarButton>
      <BarButton icon="skip-forward" onClick={() => commands.seekBy(10)} name={t('player.forward')}>
        {t('player.forwardShort')}
      </BarButton>
      <p className={styles.time}>
        <b>{formatClock(media.time)}</b> <span>{t('player.of', { duration: formatClock(media.duration) })}</span>
      </p>
      <CaptionsMenu choice={preferences.captions} onChoose={(captions) => onPrefer({ captions })} />
      <SpeedMenu choice={preferences.speed} onChoose={(speed) => onPrefer({ speed })} />
      <VolumeMenu volume={media.volume} muted={media.muted} commands={commands} />
      {document.pictureInPictureEnabled && (
        <BarButton
          icon="picture-in-picture"
          onClick={commands.togglePictureInPicture}
          name={t('player.pictureInPicture')}
        >
          {t('player.pictureInPictureShort')}
        </BarButton>
      )}
      <BarButton icon={isFullscreen ? 'fullscreen-exit' : 'fullscreen'} onClick={commands.toggleFullscreen}>
        {t(isFullscreen ? 'player.fullscreenExit' : 'player.fullscreen')}
      </BarButton>
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
