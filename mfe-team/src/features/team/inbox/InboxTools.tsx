import type { ConversationCounts } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { Link } from '@kinora/router'
import { TeamSearch } from '../list/TeamSearch.tsx'
import { FILTERS, inboxPath, type InboxAddress } from './inboxAddress.ts'
import styles from './InboxTools.module.css'

type Props = { address: InboxAddress; counts: ConversationCounts; onSearch: (search: string) => void }

/** Finds conversations by name when the typing pauses, and narrows them to those that are new or wait for an answer. */
export function InboxTools({ address, counts, onSearch }: Props) {
  const { t } = useTranslation('mfe-team')
  const { search, show } = address
  return (
    <div className={styles.tools}>
      <TeamSearch label={t('inbox.search')} search={search} onChange={onSearch} />
      <nav aria-label={t('inbox.show.label')}>
        <ul className={styles.filters}>
          {FILTERS.map((filter) => (
            <li key={filter}>
              <Link
                className={styles.filter}
                to={inboxPath({ ...address, show: filter, page: 1 })}
                replace
                preventScrollReset
                aria-current={filter === show ? 'true' : undefined}
              >
                {t(`inbox.show.${filter}`)}
                {filter !== 'all' && <span className={styles.count}>{counts[filter]}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
