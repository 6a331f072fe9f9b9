import type { Program } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { IconButton } from '@kinora/ui'
import styles from './KeepButtons.module.css'
import { useKeeping } from './useKeeping.ts'

/** A heart on a card. There from the first paint, for whoever it will be, so that nothing moves when a session comes. */
export function HeartButton({ program }: { program: Program }) {
  const { t } = useTranslation('mfe-catalog')
  const { isKept, toggle } = useKeeping('favourites', program)
  return <IconButton icon="heart" className={styles.mark} label={t('keeping.favouriteOf', { title: program.title })} aria-pressed={isKept} onClick={toggle} />
}
