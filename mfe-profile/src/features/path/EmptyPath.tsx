import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Slot } from '@kinora/remote'
import { EmptyState, LinkButton, Skeleton } from '@kinora/ui'
import styles from './EmptyPath.module.css'

/** Before a path has programs: a calm word, and programs to try. */
export function EmptyPath() {
  const { t } = useTranslation('mfe-profile')
  return (
    <>
      <EmptyState sentence={t('path.empty')} action={<LinkButton to={paths.programs()}>{t('path.find')}</LinkButton>} />
      <section className={styles.examples} aria-labelledby="examples">
        <h2 id="examples">{t('path.examples')}</h2>
        <Slot name="catalog.examplePrograms.v1" props={{}} waiting={<Skeleton shape="block" />} />
      </section>
    </>
  )
}
