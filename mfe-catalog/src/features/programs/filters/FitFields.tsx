import type { Facets } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { Button, Icon, PillField, VisuallyHidden } from '@kinora/ui'
import type { ReactNode } from 'react'
import { FIT_CHOICES, FIT_KINDS, FIT_NAMES, toggled, type FitKind } from './fitFilters.ts'
import styles from './FitFields.module.css'
import type { ChangeOfFilters, ProgramFilters } from './programFilters.ts'

type Props = { filters: ProgramFilters; facets?: Facets; onChange: (change: ChangeOfFilters) => void }

/**
 * Filters for position, equipment, body region and noise, in a closed disclosure. Tags over the list show what is set.
 */
export function FitFields({ filters, facets, onChange }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const setCount = FIT_NAMES.filter((name) => filters[name]).length
  return (
    <details className={styles.fit}>
      <summary>
        <b>{setCount > 0 ? t('filters.counted', { name: t('fit.title'), count: setCount }) : t('fit.title')}</b>
        <span>{t('fit.about')}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.kinds}>
        {FIT_KINDS.map((kind) => (
          <Kind key={kind} name={t(`fit.${kind}.label`)}>
            {FIT_CHOICES[kind].map((choice) => (
              <PillField
                key={choice}
                name={kind}
                value={choice}
                label={t(`fit.${kind}.${choice}`)}
                checked={(filters[kind] as readonly string[] | undefined)?.includes(choice) ?? false}
                onChange={() => onChange((current) => toggled(current, kind, choice))}
              >
                <Count of={facets && countsOf(facets, kind)[choice]} />
              </PillField>
            ))}
          </Kind>
        ))}
        <Kind name={t('fit.quietLabel')}>
          <PillField
            name="quiet"
            value="1"
            label={t('fit.quiet')}
            checked={filters.quiet ?? false}
            onChange={({ target }) => onChange(() => ({ quiet: target.checked || undefined }))}
          >
            <Count of={facets?.isQuiet} />
          </PillField>
        </Kind>
        <div className={styles.show}>
          <Button type="submit" variant="primary">
            {t('filters.show')}
          </Button>
        </div>
      </div>
    </details>
  )
}

function Kind({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{name}</legend>
      <div className={styles.choices}>{children}</div>
    </fieldset>
  )
}

/** A number, and a whole phrase for screen readers. */
function Count({ of: count }: { of: number | undefined }) {
  const { t } = useTranslation('mfe-catalog')
  if (count === undefined) return null
  return (
    <>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>({t('list.count', { count })})</VisuallyHidden>
    </>
  )
}

const countsOf = (facets: Facets, kind: FitKind): Record<string, number> =>
  ({ position: facets.position, equipment: facets.equipment, region: facets.bodyRegion })[kind]
