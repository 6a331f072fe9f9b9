import type { Program } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { IconButton, joinClasses } from '@kinora/ui'
import styles from './SaveButtons.module.css'
import { useSavedProgram } from './useSavedProgram.ts'

/**
 * The favourite button of a card, called after what a press does. Rendered before the session is known, so that the
 * layout does not shift.
 */
export function FavouriteButton({ program }: { program: Program }) {
  const { t } = useTranslation('mfe-catalog')
  const { isSaved, toggle } = useSavedProgram('favourites', program)
  return (
    <IconButton
      icon="heart"
      className={joinClasses(styles.heart, isSaved && styles.saved)}
      label={t(isSaved ? 'remove.favourites.label' : 'saved.favouriteOf', { title: program.title })}
      onClick={toggle}
    />
  )
}
