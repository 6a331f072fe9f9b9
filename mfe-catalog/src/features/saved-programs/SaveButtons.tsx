import type { Program } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { Button, joinClasses } from '@kinora/ui'
import styles from './SaveButtons.module.css'
import { useSavedProgram } from './useSavedProgram.ts'

/** The buttons of a program's page for favourites and watch list. Each is called after what a press does. */
export function SaveButtons({ program }: { program: Program }) {
  const { t } = useTranslation('mfe-catalog')
  const favourite = useSavedProgram('favourites', program)
  const toWatch = useSavedProgram('watchList', program)
  return (
    <div className={styles.buttons}>
      <Button wide icon="heart" className={joinClasses(favourite.isSaved && styles.saved)} onClick={favourite.toggle}>
        {t(favourite.isSaved ? 'saved.unfavourite' : 'saved.favourite')}
      </Button>
      <Button wide icon="bookmark" className={joinClasses(toWatch.isSaved && styles.saved)} onClick={toWatch.toggle}>
        {t(toWatch.isSaved ? 'saved.notToWatch' : 'saved.toWatch')}
      </Button>
    </div>
  )
}
