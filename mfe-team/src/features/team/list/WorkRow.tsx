import type { LeftMember, TeamMember } from '@kinora/contracts'
import { dayOf, daysBetween, formatDay, useLocale, useToday, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { Avatar, Icon, joinClasses, LinkButton } from '@kinora/ui'
import { type Reason, useReasons } from './useReasons.ts'
import styles from './WorkRow.module.css'

type Props = {
  member: TeamMember
  /** Where the member is shown beside the list; null where there is no room for it. */
  beside: string | null
  isChosen: boolean
}

/** A member of the team: who they are, why to look at them, what they did of what was asked, and the next step. */
export function WorkRow({ member, beside, isChosen }: Props) {
  const reasonsOf = useReasons()
  const figure = useFigure(member)
  const { name, to } = stepOf(member)
  const page = paths.teamMember(member.id)
  const steps = { conversation: beside ?? `${page}?showMessages`, path: paths.memberPath(member.id), page }
  return (
    <Row
      person={member}
      to={beside ?? page}
      reasons={reasonsOf(member)}
      figure={figure}
      step={{ name, to: steps[to] }}
      isBeside={beside !== null}
      isChosen={isChosen}
      isPlain={member.group !== 'today'}
    />
  )
}

/** Somebody who has left and whose words wait to be read. */
export function LeftRow({ person }: { person: LeftMember }) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const to = paths.inbox({ with: String(person.id) })
  const reasons: Reason[] = [
    { words: t('list.unread', { count: person.unread }), icon: 'message', look: 'info' },
    {
      words: t('inbox.ended', { day: formatDay(dayOf(new Date(person.leftAt)), locale, 'long') }),
      icon: 'lock',
      look: 'quiet',
    },
  ]
  return <Row person={person} to={to} reasons={reasons} figure={[t('row.noPlan')]} step={{ name: 'read', to }} />
}

type RowProps = {
  person: Pick<LeftMember, 'id' | 'firstName' | 'lastName' | 'avatarURL'>
  to: string
  reasons: Reason[]
  /** A few words, and what they are of. */
  figure: string[]
  step: { name: 'reply' | 'path' | 'write' | 'dose' | 'open' | 'read'; to: string }
  isBeside?: boolean
  isChosen?: boolean
  isPlain?: boolean
}

function Row({ person, to, reasons, figure: [figure, words], step, isBeside, isChosen, isPlain }: RowProps) {
  const { t } = useTranslation('mfe-team')
  const name = `${person.firstName} ${person.lastName}`
  return (
    <li className={joinClasses(styles.row, isChosen && styles.chosen)} data-member={person.id}>
      <Avatar person={person} small />
      <p className={styles.name}>
        <Link to={to} preventScrollReset={isBeside} aria-current={isChosen ? 'true' : undefined}>
          {name}
        </Link>
      </p>
      <ReasonList reasons={reasons} name={name} />
      <p className={styles.week}>
        <b>{figure}</b> {words && <span>{words}</span>}
      </p>
      <LinkButton
        className={joinClasses(styles.step, isPlain && styles.plain, isChosen && styles.main)}
        to={step.to}
        preventScrollReset={step.to === to && isBeside}
        aria-label={t('row.stepOf', { step: t(`row.step.${step.name}`), name })}
      >
        {t(`row.step.${step.name}`)}
      </LinkButton>
    </li>
  )
}

/** Why to look at somebody, as chips. */
export function ReasonList({ reasons, name }: { reasons: Reason[]; name: string }) {
  const { t } = useTranslation('mfe-team')
  if (reasons.length === 0) return null
  return (
    <ul className={styles.reasons} aria-label={t('row.reasons', { name })}>
      {reasons.map(({ words, icon, look }) => (
        <li key={words} className={joinClasses(styles.reason, styles[look])}>
          <Icon name={icon} size="small" />
          {words}
        </li>
      ))}
    </ul>
  )
}

/** What was done of what was asked for in the last seven days. */
function useFigure({ week, pausedUntil }: TeamMember): string[] {
  const { t } = useTranslation('mfe-team')
  const day = useToday()
  if (pausedUntil !== null) return [t('row.waits'), t('row.waitsFor', { count: daysBetween(day, pausedUntil) + 1 })]
  if (week === null) return [t('row.noPlan')]
  return week.asked === 0 ? [t('row.free'), t('row.freeWords')] : [t('row.done', week), t('row.asked')]
}

/** What a specialist most likely does next. */
function stepOf({ unreadWords, hasPath, signals, hard }: TeamMember) {
  if (unreadWords > 0) return { name: 'reply', to: 'conversation' } as const
  if (!hasPath) return { name: 'path', to: 'path' } as const
  if (signals.some(({ kind }) => kind === 'pain')) return { name: 'write', to: 'conversation' } as const
  if (hard) return { name: 'dose', to: 'path' } as const
  if (signals.length > 0) return { name: 'write', to: 'conversation' } as const
  return { name: 'open', to: 'page' } as const
}
