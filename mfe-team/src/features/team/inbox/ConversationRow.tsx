import type { Conversation } from '@kinora/contracts'
import { dayOf, daysBetween, formatDay, useLocale, useToday, useTranslation, type Locale } from '@kinora/i18n'
import { Link } from '@kinora/router'
import { Avatar, Icon, joinClasses, useFeelingName, VisuallyHidden } from '@kinora/ui'
import { useEffect, useRef } from 'react'
import { useCareReasons } from '../list/useReasons.ts'
import styles from './ConversationRow.module.css'
import { inboxPath, type InboxAddress } from './inboxAddress.ts'
import { OpenConversation } from './OpenConversation.tsx'

type Props = { conversation: Conversation; address: InboxAddress }

/** With whom a conversation is, what was written last, and the conversation itself while it is open. */
export function ConversationRow({ conversation, address }: Props) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const careReasons = useCareReasons()
  const today = useToday()
  const { userId, firstName, lastName, unread, last, ended, member } = conversation
  const reasons = member ? careReasons(member) : []
  const isOpen = address.openId === userId
  const item = useRef<HTMLLIElement>(null)
  const opensWithPage = useRef(isOpen)
  useEffect(() => {
    const row = item.current
    if (opensWithPage.current && row && row.getBoundingClientRect().bottom > innerHeight) row.scrollIntoView()
  }, [])
  return (
    <li ref={item} className={joinClasses(styles.item, isOpen && styles.open)}>
      <Link
        className={joinClasses(styles.row, unread > 0 && styles.unread)}
        to={inboxPath({ ...address, openId: isOpen ? null : userId })}
        preventScrollReset
        aria-current={isOpen ? 'true' : undefined}
      >
        <Avatar person={conversation} small />
        <span className={styles.words}>
          <span className={styles.top}>
            <span className={styles.name}>
              {firstName} {lastName}
            </span>
            <time dateTime={last.createAt}>{whenInWords(last.createAt, today, locale, t('inbox.yesterday'))}</time>
          </span>
          <span className={styles.line}>
            {ended && last.type === 'LEAVE_TEAM' ? (
              <EndedTag at={ended.at} />
            ) : (
              <span className={styles.last}>
                <LastWords last={last} />
              </span>
            )}
            {unread > 0 && (
              <span className={styles.count}>
                <span aria-hidden="true">{unread}</span>
                <VisuallyHidden>{t('list.unread', { count: unread })}</VisuallyHidden>
              </span>
            )}
          </span>
          {ended && last.type !== 'LEAVE_TEAM' && <EndedTag at={ended.at} />}
          {reasons.length > 0 && (
            <span className={styles.reasons}>
              {reasons.map(({ words, icon, look }) => (
                <span key={words} className={joinClasses(styles.tag, styles[look])}>
                  <Icon name={icon} size="small" />
                  {words}
                </span>
              ))}
            </span>
          )}
        </span>
      </Link>
      {isOpen && <OpenConversation userId={userId} conversation={conversation} />}
    </li>
  )
}

function EndedTag({ at }: { at: string }) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  return (
    <span className={styles.tag}>
      <Icon name="lock" size="small" />
      {t('inbox.ended', { day: formatDay(dayOf(new Date(at)), locale, 'short') })}
    </span>
  )
}

function LastWords({ last: { type, content, isMine, metadata } }: Pick<Conversation, 'last'>) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const feelingOf = useFeelingName()
  if (type === 'TEXT_MESSAGE') {
    return (
      <>
        {isMine && <span className={styles.you}>{t('inbox.you')} </span>}
        {content}
      </>
    )
  }
  const { trainingName: name = '', response, until } = metadata
  return type === 'VIDEO_SURVEY_COMPLETED' && response
    ? t('inbox.survey', { name, feeling: feelingOf(response) })
    : t(`inbox.happened.${type}`, { day: until && formatDay(until, locale, 'long') })
}

/** `7:44`, `wczoraj`, `pon.`, `20 lis`: as short as it can be told apart. */
function whenInWords(at: string, today: string, locale: Locale, yesterday: string): string {
  const day = dayOf(new Date(at))
  const ago = daysBetween(day, today)
  if (ago <= 0) {
    return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { hour: 'numeric', minute: '2-digit' }).format(
      new Date(at),
    )
  }
  if (ago === 1) return yesterday
  return formatDay(day, locale, ago < DAYS_OF_WEEK ? 'weekdayShort' : 'short')
}

const DAYS_OF_WEEK = 7
