import { useTranslation } from '@kinora/i18n'
import { EXAMPLE_PAGE_SIZE } from '@kinora/limits'
import { paths } from '@kinora/paths'
import { Slot } from '@kinora/remote'
import { Link } from '@kinora/router'
import { CardGrid, CardSkeleton, Icon } from '@kinora/ui'
import { Categories } from './Categories.tsx'
import styles from './ExamplePrograms.module.css'

/** Example programs, rendered by the catalogue, and a link to each category. */
export function ExamplePrograms() {
  const { t } = useTranslation('mfe-marketing')
  return (
    <div className={styles.examples}>
      <Slot
        name="catalog.examplePrograms.v1"
        props={{}}
        waiting={
          <CardGrid small>
            {Array.from({ length: EXAMPLE_PAGE_SIZE }, (_, index) => (
              <CardSkeleton key={index} />
            ))}
          </CardGrid>
        }
      />
      <Categories />
      <Link className={styles.all} to={paths.programs()}>
        {t('examples.all')}
        <Icon name="arrow-right" size="small" />
      </Link>
    </div>
  )
}
