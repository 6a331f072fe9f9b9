import type { TeamMember } from '@kinora/contracts'
import { daysLeft, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Slot } from '@kinora/remote'
import { Link, useNavigate } from '@kinora/router'
import { Avatar, Button, IconButton, LinkButton, Skeleton } from '@kinora/ui'
import { useEffect, useRef } from 'react'
import { PainTrend } from '../signals/PainTrend.tsx'
import { PutOff, ShowAgain } from '../signals/PutOff.tsx'
import { useSignalWords } from '../signals/useSignalWords.ts'
import { HardExercise } from './HardExercise.tsx'
import styles from './MemberPane.module.css'

type Props = {
  member: TeamMember
  /** Somebody asked for this member. Until then the conversation is closed: what it shows counts as read. */
  isAsked: boolean
  members: TeamMember[]
  pathOf: (person: number) => string
  onShown: () => void
}

/** A member beside the list: the facts behind their row, the conversation, and the next person. */
export function MemberPane({ member, isAsked, members, pathOf, onShown }: Props) {
  const { t } = useTranslation('mfe-team')
  const navigate = useNavigate()
  const { id, group, snoozedUntil, unreadWords } = member
  const name = `${member.firstName} ${member.lastName}`
  const ofGroup = members.filter((other) => other.group === group)
  const place = members.findIndex((other) => other.id === id)
  const [before, after] = [members[place - 1], members[place + 1]]
  const go = (to: TeamMember | undefined) =>
    to && void navigate(pathOf(to.id), { replace: true, preventScrollReset: true })
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAsked) title.current?.focus({ preventScroll: true })
  }, [isAsked, id])
  return (
    <aside className={styles.pane} aria-label={name}>
      <div className={styles.places}>
        <p>
          {t('pane.place', {
            place: ofGroup.findIndex((other) => other.id === id) + 1,
            total: ofGroup.length,
            group: t(`list.show.${group}`),
          })}
        </p>
        <IconButton icon="arrow-left" label={t('pane.before')} disabled={!before} onClick={() => go(before)} />
        {after && (
          <Button variant="quiet" iconAfter="arrow-right" onClick={() => go(after)}>
            {t('pane.after')}
          </Button>
        )}
      </div>
      <div className={styles.who}>
        <Avatar person={member} small />
        <div>
          <h2 ref={title} tabIndex={-1}>
            {name}
          </h2>
          <Link to={paths.teamMember(id)}>{t('pane.page')}</Link>
        </div>
      </div>
      <Facts member={member} isAsked={isAsked} />
      <div className={styles.acts}>
        <LinkButton icon="edit" to={paths.memberPath(id)}>
          {member.hasPath ? t('row.step.dose') : t('row.step.path')}
        </LinkButton>
        {snoozedUntil === null ? (
          <PutOff key={id} member={{ id, name, unreadWords }} onDone={() => go(after ?? before)} onUndone={onShown} />
        ) : (
          <ShowAgain memberId={id} name={name} onDone={onShown} />
        )}
      </div>
      {isAsked ? (
        <div className={styles.talk}>
          <Slot name="profile.messages.v1" props={{ userId: id }} waiting={<Skeleton shape="block" />} />
        </div>
      ) : (
        <LinkButton wide icon="message" to={pathOf(id)} preventScrollReset>
          {unreadWords > 0 ? t('list.unread', { count: unreadWords }) : t('member.write')}
        </LinkButton>
      )}
    </aside>
  )
}

function Facts({ member, isAsked }: Pick<Props, 'member' | 'isAsked'>) {
  const { t } = useTranslation('mfe-team')
  const words = useSignalWords()
  const { id, pain, signals, week, subscription } = member
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('pane.pain')}</dt>
        <dd>
          <PainTrend pain={pain} />
        </dd>
      </div>
      {signals.map((signal) => (
        <div key={signal.kind}>
          <dt>{words.chip(signal)}</dt>
          <dd>{words.explanation(signal)}</dd>
        </div>
      ))}
      {isAsked && <HardExercise id={id} />}
      {week && week.asked > 0 && (
        <div>
          <dt>{t('pane.week')}</dt>
          <dd>{t('pane.done', week)}</dd>
        </div>
      )}
      <div>
        <dt>{t('list.subscription')}</dt>
        <dd>
          {subscription?.isActive
            ? t('list.daysLeft', { count: daysLeft(subscription.expiryDate) })
            : t('list.noSubscription')}
        </dd>
      </div>
    </dl>
  )
}
