import type { Conversation, SpecialistRecord } from '@kinora/contracts'
import { dayOf, formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Slot } from '@kinora/remote'
import { Link, useLocation, useNavigate } from '@kinora/router'
import { useSession } from '@kinora/session'
import { LinkButton, Skeleton } from '@kinora/ui'
import { useEffect, useRef } from 'react'
import { useProfileListEndedQuery } from './conversation/messagesApi.ts'
import styles from './PathMessages.module.css'

/**
 * The conversation with the specialist, or with `with` in the address one that has ended, and links to the others. With
 * `showMessages` all of it is open, and closing it removes the parameter; where there is none, the page says what to do.
 */
export function PathMessages({ specialist }: { specialist: SpecialistRecord | null }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { session } = useSession()
  const { currentData: ended, isError } = useProfileListEndedQuery(undefined, { skip: !session })
  const params = new URLSearchParams(search)
  const isOpen = params.has('showMessages')
  const asked = ended?.find(({ userId }) => userId === Number(params.get('with')))
  const shownId = asked?.userId ?? specialist?.userId ?? ended?.[0]?.userId
  const others = ended?.filter(({ userId }) => userId !== shownId) ?? []
  const isKnown = ended !== undefined || isError
  return (
    <div className={styles.messages}>
      {!specialist && isKnown && (
        <NobodyToWriteTo hasFocus={isOpen && shownId === undefined} isLeft={shownId !== undefined} />
      )}
      {shownId !== undefined && (
        <Slot
          key={shownId}
          name="profile.messages.v1"
          props={{
            userId: shownId,
            isOpen,
            onClose: () => void navigate(paths.myPath(), { replace: true, preventScrollReset: true }),
          }}
          waiting={<Skeleton shape="block" />}
        />
      )}
      {(others.length > 0 || (asked && specialist)) && (
        <OtherConversations others={others} specialist={asked ? specialist : null} />
      )}
    </div>
  )
}

/** Without a specialist. `isLeft`: there was one, whose conversation is below. */
function NobodyToWriteTo({ hasFocus, isLeft }: { hasFocus: boolean; isLeft: boolean }) {
  const { t } = useTranslation('mfe-profile')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasFocus) heading.current?.focus()
  }, [hasFocus])
  return (
    <section className={styles.nobody} aria-labelledby="nobody">
      <h2 ref={heading} id="nobody" tabIndex={-1}>
        {t('path.messages.nobody')}
      </h2>
      <p>
        {t('path.messages.invite')} {isLeft && t('path.messages.past')}
      </p>
      <LinkButton to={paths.contact()}>{t('path.messages.contact')}</LinkButton>
    </section>
  )
}

type OthersProps = { others: Conversation[]; specialist: SpecialistRecord | null }

function OtherConversations({ others, specialist }: OthersProps) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  return (
    <section className={styles.others} aria-labelledby="others">
      <h3 id="others">{t('path.messages.others')}</h3>
      <ul>
        {specialist && (
          <li className={styles.conversation}>
            <Link to={paths.messages()}>
              {t('messages.with', { name: `${specialist.firstName} ${specialist.lastName}` })}
            </Link>
          </li>
        )}
        {others.map(({ userId, firstName, lastName, unread, ended }) => (
          <li key={userId} className={styles.conversation}>
            <Link to={`${paths.messages()}&with=${userId}`}>
              {t('messages.with', { name: `${firstName} ${lastName}` })}
            </Link>
            {ended && (
              <span>{t('messages.ended.on', { day: formatDay(dayOf(new Date(ended.at)), locale, 'long') })}</span>
            )}
            {unread > 0 && <b>{t('path.messages.unread', { count: unread })}</b>}
          </li>
        ))}
      </ul>
    </section>
  )
}
