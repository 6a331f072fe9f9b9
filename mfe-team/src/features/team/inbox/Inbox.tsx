import type { Conversation, ConversationList } from '@kinora/contracts'
import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useLocation, useNavigate } from '@kinora/router'
import { useSession } from '@kinora/session'
import { EmptyState, ErrorState, LinkButton, Pagination, Skeleton, VisuallyHidden, Waiting } from '@kinora/ui'
import { NotVerified } from '../list/NotVerified.tsx'
import { ConversationRow } from './ConversationRow.tsx'
import styles from './Inbox.module.css'
import { inboxPath, readInbox, type InboxAddress } from './inboxAddress.ts'
import { useTeamListConversationsQuery } from './inboxApi.ts'
import { InboxTools } from './InboxTools.tsx'
import { OpenConversation } from './OpenConversation.tsx'
import { GROUPS, useHeldPlace } from './useHeldPlace.ts'

/** A specialist's conversations, and beside them, on a phone among them, the one that is open. */
export function Inbox() {
  const { t } = useTranslation('mfe-team')
  const navigate = useNavigate()
  const { session } = useSession()
  const address = readInbox(useLocation().search)
  const { search, show, page } = address
  const reading = useTeamListConversationsQuery(
    { search, show, page },
    { skip: !session, refetchOnFocus: true, refetchOnReconnect: true, refetchOnMountOrArgChange: true },
  )
  const { data, currentData, error, refetch } = reading
  const list = currentData ?? data
  if (problemOf(error)?.status === 403) return <NotVerified />
  const failed = <ErrorState sentence={t('inbox.failed')} offline={t('inbox.offline')} onRetry={() => void refetch()} />
  if (!list) return error ? failed : <ConversationsWaiting />
  if (list.counts.all === 0 && !search && currentData && address.openId === null) {
    return (
      <EmptyState
        sentence={t('inbox.empty')}
        action={<LinkButton to={paths.invitations()}>{t('list.invite')}</LinkButton>}
      />
    )
  }
  const change = (next: Partial<InboxAddress>) =>
    void navigate(inboxPath({ ...address, page: 1, ...next }), { replace: true, preventScrollReset: true })
  return (
    <div className={styles.inbox}>
      <div className={styles.list}>
        <InboxTools address={address} counts={list.counts} onSearch={(next) => change({ search: next })} />
        {error && !currentData ? failed : <Conversations address={address} list={list} isStale={!currentData} />}
      </div>
    </div>
  )
}

type Props = { address: InboxAddress; list: ConversationList; isStale: boolean }

function Conversations({ address, list: { data, counts, meta }, isStale }: Props) {
  const { t } = useTranslation('mfe-team')
  const { openId } = address
  const { page, pageCount, total } = meta.pagination
  const { rows, placeOf } = useHeldPlace(data, address)
  const isListed = rows.some(({ userId }) => userId === openId)
  const groups = GROUPS.map((group) => ({ group, rows: newestFirst(rows.filter((row) => placeOf(row) === group)) }))
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('inbox.count', { count: total })}</span>
      </VisuallyHidden>
      {openId !== null && !isListed && <OpenConversation key={openId} userId={openId} />}
      {openId === null && rows.length > 0 && <p className={styles.choose}>{t('inbox.choose')}</p>}
      {rows.length === 0 && (
        <EmptyState
          sentence={t('inbox.nothing')}
          action={
            <LinkButton to={inboxPath({ ...address, search: '', show: 'all', page: 1 })}>
              {t('inbox.showAll')}
            </LinkButton>
          }
        />
      )}
      <div className={styles.groups} aria-busy={isStale}>
        {groups.map(
          ({ group, rows: ofGroup }) =>
            ofGroup.length > 0 && (
              <section key={group} aria-labelledby={`inbox-${group}`}>
                <h2 className={styles.group}>
                  <span id={`inbox-${group}`}>{t(`inbox.group.${group}`)}</span>
                  {group === 'unread' && counts.unread > 0 && <span className={styles.number}>{counts.unread}</span>}
                </h2>
                <ul>
                  {ofGroup.map((row) => (
                    <ConversationRow key={row.userId} conversation={row} address={address} />
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
      <Pagination page={page} pageCount={pageCount} hrefOf={(number) => inboxPath({ ...address, page: number })} />
    </>
  )
}

const newestFirst = (rows: Conversation[]) =>
  rows.sort((one, other) => other.last.createAt.localeCompare(one.last.createAt))

function ConversationsWaiting() {
  const { t } = useTranslation('mfe-team')
  return (
    <Waiting label={t('inbox.waiting')}>
      <Skeleton shape="heading" />
      <Skeleton />
      <Skeleton shape="block" />
    </Waiting>
  )
}
