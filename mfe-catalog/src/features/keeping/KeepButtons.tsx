import type { Program } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { Button } from '@kinora/ui'
import styles from './KeepButtons.module.css'
import { useKeeping } from './useKeeping.ts'

/** On a program's page: favourites, and what to watch later, in words. */
export function KeepButtons({ program }: { program: Program }) {
  const { t } = useTranslation('mfe-catalog')
  const favourite = useKeeping('favourites', program)
  const toWatch = useKeeping('watchList', program)
  return (
    <div className={styles.buttons}>
      <Button wide icon="heart" className={styles.mark} aria-pressed={favourite.isKept} onClick={favourite.toggle}>
        {t('keeping.favourite')}
      </Button>
      <Button wide icon="bookmark" className={styles.mark} aria-pressed={toWatch.isKept} onClick={toWatch.toggle}>
        {t('keeping.toWatch')}
      </Button>
    </div>
  )
}
