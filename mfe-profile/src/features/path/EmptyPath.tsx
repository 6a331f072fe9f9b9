import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Slot } from '@kinora/remote'
import { EmptyState, LinkButton, Skeleton } from '@kinora/ui'
import styles from './EmptyPath.module.css'

/** Before a path has programs: a calm word, and programs to try. A path without a specialist is not being prepared. */
export function EmptyPath({ hasSpecialist }: { hasSpecialist: boolean }) {
  const { t } = useTranslation('mfe-profile')
  return (
    <>
      <EmptyState
        sentence={t(hasSpecialist ? 'path.empty.withSpecialist' : 'path.empty.alone')}
        action={<LinkButton to={paths.programs()}>{t('path.find')}</LinkButton>}
      />
      <section className={styles.examples} aria-labelledby="examples">
        <h2 id="examples">{t('path.examples')}</h2>
        <Slot name="catalog.examplePrograms.v1" props={{}} waiting={<Skeleton shape="block" />} />
      </section>
    </>
  )
}
