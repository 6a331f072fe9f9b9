import { useTranslation } from '@kinora/i18n'
import { Icon } from '@kinora/ui'
import { BarMenu } from './BarMenu.tsx'
import styles from './MoreMenu.module.css'
import type { FilmCommands } from '../media/useFilmCommands.ts'
import { useSystemVolume } from '../media/useSystemVolume.ts'

type Props = {
  volume: number
  muted: boolean
  commands: Pick<FilmCommands, 'setVolume' | 'toggleSound' | 'togglePictureInPicture'>
}

/** What is needed seldom: sound, the small window, and the keys. */
export function MoreMenu({ volume, muted, commands }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const isSystems = useSystemVolume()
  const percent = muted ? 0 : Math.round(volume * 100)
  return (
    <BarMenu icon={percent === 0 ? 'volume-off' : 'filters'} word={t('player.more')}>
      <div className={styles.more}>
        {!isSystems && (
          <label>
            <span>{t('player.volume')}</span>
            <input
              type="range"
              min={0}
              max={100}
              step={5}
              value={percent}
              aria-valuetext={`${percent}%`}
              onChange={({ target }) => commands.setVolume(Number(target.value) / 100)}
            />
          </label>
        )}
        <label className={styles.mute}>
          <input type="checkbox" checked={muted} onChange={commands.toggleSound} />
          {t('player.mute')}
        </label>
        {document.pictureInPictureEnabled && (
          <button type="button" onClick={commands.togglePictureInPicture}>
            <Icon name="picture-in-picture" />
            {t('player.pictureInPicture')}
          </button>
        )}
        <details className={styles.keys}>
          <summary>{t('player.keys')}</summary>
          <p>{t('player.keysHelp')}</p>
        </details>
      </div>
    </BarMenu>
  )
}
