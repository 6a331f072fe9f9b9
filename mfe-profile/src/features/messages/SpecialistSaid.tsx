import type { SpecialistRecord } from '@kinora/contracts'
import { dayOf, typeset, useLocale, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Avatar, LinkButton } from '@kinora/ui'
import { useProfileConversationQuery } from './conversation/messagesApi.ts'
import styles from './SpecialistSaid.module.css'
import { timeInWords } from './thread/dayInWords.ts'

type Props = {
  specialist: SpecialistRecord
  /** Stands here until there is a message: the note on the path. */
  note: string
  /** When that was written. */
  noteAt?: string | undefined
  /** A day as the page calls it: `wczoraj`. */
  dayWords: (day: string) => string
}

/** What the specialist wrote last, and the way to answer. */
export function SpecialistSaid({ specialist, note, noteAt, dayWords }: Props) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const { currentData } = useProfileConversationQuery(specialist.userId)
  const last = currentData?.data.find(({ type, senderId }) => type === 'TEXT_MESSAGE' && senderId === specialist.userId)
  const text = last?.content ?? (currentData && note)
  const name = `${specialist.firstName} ${specialist.lastName}`
  return (
    <section className={styles.said} aria-labelledby="today-said">
      <h2 id="today-said">{t('today.said.title', { name })}</h2>
      {text ? (
        <blockquote className={styles.words}>
          <q>{typeset(text)}</q>
        </blockquote>
      ) : (
        <p className={styles.words}>{currentData && t('today.said.nothing')}</p>
      )}
      <div className={styles.by}>
        <Avatar person={specialist} small />
        <p>
          <b>{name}</b>
          {last ? (
            <span>
              {dayWords(dayOf(new Date(last.createAt)))}, {timeInWords(last.createAt, locale)}
            </span>
          ) : (
            text && noteAt && <span>{dayWords(dayOf(new Date(noteAt)))}</span>
          )}
        </p>
        <LinkButton icon="message" to={paths.messages()}>
          {t(last ? 'today.said.reply' : 'today.said.write')}
        </LinkButton>
      </div>
    </section>
  )
}
