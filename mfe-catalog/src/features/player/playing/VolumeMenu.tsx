import { useTranslation } from '@kinora/i18n'
import { BarMenu } from './BarMenu.tsx'
import type { FilmCommands } from './useFilmCommands.ts'
import styles from './VolumeMenu.module.css'

type Props = { volume: number; muted: boolean; commands: Pick<FilmCommands, 'setVolume' | 'toggleSound'> }

export function VolumeMenu({ volume, muted, commands }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const percent = muted ? 0 : Math.round(volume * 100)
  return (
    <BarMenu icon={percent === 0 ? 'volume-off' : 'volume'} word={t('player.sound')}>
      <div className={styles.volume}>
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
        <label className={styles.mute}>
          <input type="checkbox" checked={muted} onChange={commands.toggleSound} />
          {t('player.mute')}
        </label>
      </div>
    </BarMenu>
  )
}
