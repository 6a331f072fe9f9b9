import type { TeamMember } from '@kinora/contracts'
import { daysBetween, daysLeft, formatDay, useLocale, useToday, useTranslation } from '@kinora/i18n'
import { NEW_MEMBER_DAYS } from '@kinora/limits'
import type { IconName } from '@kinora/ui'
import { useSignalWords } from '../signals/useSignalWords.ts'

/** Why a specialist looks at a member, in a few words. */
export type Reason = { words: string; icon: IconName; look: 'info' | 'danger' | 'warn' | 'new' | 'good' | 'quiet' }

/** A subscription that ends sooner is named in the list. */
const ENDS_SOON_DAYS = 7
/** Signals are among the reasons. */
const SIGNALS = {
  pain: { icon: 'state', look: 'danger' },
  silent: { icon: 'bell', look: 'warn' },
  missedDays: { icon: 'calendar', look: 'warn' },
} as const

/** The reasons of a member, the most pressing first; for who is well, how their pain went. */
export function useReasons(): (member: TeamMember) => Reason[] {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const signalWords = useSignalWords()
  const careReasons = useCareReasons()
  const today = useToday()
  const daysIn = (joinedDay: string) => Math.max(0, daysBetween(joinedDay, today))
  const day = (at: string) => formatDay(at, locale, 'long')

  return (member) => {
    const { unread, unreadWords, snoozedUntil, group, joinedDay, isNew, signals, pausedUntil } = member
    const reasons: (Reason | false)[] = [
      unreadWords > 0 && { words: t('list.unread', { count: unreadWords }), icon: 'message', look: 'info' },
      snoozedUntil !== null && group !== 'snoozed' && { words: t('row.isBack'), icon: 'clock', look: 'quiet' },
      daysIn(joinedDay) < NEW_MEMBER_DAYS && {
        words: t('row.joined', { count: daysIn(joinedDay) }),
        icon: 'leaf',
        look: 'new',
      },
      ...careReasons(member),
      ...signals
        .filter(({ kind }) => kind !== 'pain')
        .map((signal): Reason => ({ words: signalWords.chip(signal), ...SIGNALS[signal.kind] })),
      pausedUntil !== null && { words: t('row.paused', { day: day(pausedUntil) }), icon: 'pause', look: 'quiet' },
      unread > 0 &&
        unreadWords === 0 &&
        !isNew && { words: t('row.told', { count: unread }), icon: 'message', look: 'quiet' },
      endsSoon(member.subscription) && {
        words: t('row.subscription', { count: daysLeft(member.subscription?.expiryDate ?? 0) }),
        icon: 'calendar',
        look: 'quiet',
      },
    ]
    const found = reasons.filter((reason) => reason !== false)
    return found.length > 0 ? found : painReasons(member)
  }

  function painReasons({ pain: { points } }: TeamMember): Reason[] {
    const [first, last] = [points[0], points.at(-1)]
    if (!first || !last || points.length < 2) return []
    const words = { first: first.pain, last: last.pain }
    if (first.pain === last.pain) return [{ words: t('pain.same', words), icon: 'check', look: 'good' }]
    const look = last.pain < first.pain ? 'good' : 'quiet'
    return [{ words: t('pain.short', words), icon: 'state', look }]
  }
}

/** The reasons that matter when one answers a member: no path yet, pain, trainings that were too hard. */
export function useCareReasons(): (member: Pick<TeamMember, 'signals' | 'hard' | 'hasPath'>) => Reason[] {
  const { t } = useTranslation('mfe-team')
  const signalWords = useSignalWords()
  return ({ signals, hard, hasPath }) => {
    const reasons: (Reason | false)[] = [
      !hasPath && { words: t('row.noPath'), icon: 'path', look: 'new' },
      ...signals
        .filter(({ kind }) => kind === 'pain')
        .map((signal): Reason => ({ words: signalWords.chip(signal), ...SIGNALS[signal.kind] })),
      hard !== null && { words: t('row.hard', { count: hard.times }), icon: 'hand', look: 'warn' },
    ]
    return reasons.filter((reason) => reason !== false)
  }
}

const endsSoon = (subscription: TeamMember['subscription']) =>
  subscription?.isActive === true && daysLeft(subscription.expiryDate) <= ENDS_SOON_DAYS
