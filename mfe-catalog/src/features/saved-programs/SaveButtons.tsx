import type { Program } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { Button } from '@kinora/ui'
import styles from './SaveButtons.module.css'
import { useSavedProgram } from './useSavedProgram.ts'

/** The buttons of a program's page for favourites and watch list. */
export function SaveButtons({ program }: { program: Program }) {
  const { t } = useTranslation('mfe-catalog')
  const favourite = useSavedProgram('favourites', program)
  const toWatch = useSavedProgram('watchList', program)
  return (
    <div className={styles.buttons}>
      <Button wide icon="heart" className={styles.mark} aria-pressed={favourite.isSaved} onClick={favourite.toggle}>
        {t(favourite.isSaved ? 'saved.inFavourites' : 'saved.favourite')}
      </Button>
      <Button wide icon="bookmark" className={styles.mark} aria-pressed={toWatch.isSaved} onClick={toWatch.toggle}>
        {t(toWatch.isSaved ? 'saved.onWatchList' : 'saved.toWatch')}
      </Button>
    </div>
  )
}
