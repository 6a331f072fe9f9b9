import { useTranslation } from '@kinora/i18n'
import { Icon } from '@kinora/ui'
import styles from './Preparation.module.css'

/** What to have at hand before the film begins. */
export function Preparation({ items }: { items: string[] }) {
  const { t } = useTranslation('mfe-catalog')
  if (items.length === 0) return null
  return (
    <section className={styles.preparation} aria-labelledby="prepare">
      <h2 id="prepare">{t('program.prepare')}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Icon name="check" size="small" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
