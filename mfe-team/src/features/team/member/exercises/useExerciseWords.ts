import type { ExerciseChange, MemberExercise, MemberExercises } from '@kinora/contracts'
import { formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { useDoseWords } from '@kinora/ui'
import { afterWhich } from './exerciseFacts.ts'

/** What was done and told, as facts beside each other. Never that one came from the other (decision 029). */
export function useExerciseWords() {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const doseWords = useDoseWords()
  const dayOf = (day: string) => formatDay(day, locale, 'long')
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })

  const highest = ({ pain, programs }: MemberExercises): string | null => {
    const top = [...pain].sort((one, other) => other.pain - one.pain || (one.day < other.day ? 1 : -1))[0]
    if (!top) return t('exercises.noPain')
    const title = afterWhich(programs, top.day, top.pain)
    const words = { pain: top.pain, day: dayOf(top.day) }
    return title ? t('exercises.highestAfter', { ...words, title }) : t('exercises.highest', words)
  }
  const changedDoses = ({ programs }: MemberExercises): string[] => {
    const changes = programs.flatMap(({ training, changes }) =>
      changes.filter(({ kind }) => kind === 'dose').map(({ day }) => ({ day, title: training.title })),
    )
    return [...new Set(changes.map(({ day }) => day))].sort().map((day) =>
      t('exercises.dosesChanged', {
        day: dayOf(day),
        titles: list.format(changes.filter((change) => change.day === day).map(({ title }) => title)),
      }),
    )
  }
  return {
    dayOf,
    /** The fortnight in a few sentences. */
    sentence: (all: MemberExercises): string => {
      const sum = (of: (program: MemberExercise) => number) => all.programs.reduce((total, one) => total + of(one), 0)
      const [asked, done] = [sum((one) => one.asked), sum((one) => one.done)]
      const partly = sum(({ days }) => days.filter(({ isPartly }) => isPartly).length)
      return [
        asked > 0
          ? t('exercises.doneOfAsked', { from: dayOf(all.from), to: dayOf(all.to), done, asked })
          : t('exercises.nothingAsked', { from: dayOf(all.from), to: dayOf(all.to) }),
        partly > 0 && t('exercises.partlyTimes', { count: partly }),
        highest(all),
        ...changedDoses(all),
      ]
        .filter(Boolean)
        .join(' ')
    },
    /** What changed in what the path asks for. */
    change: ({ kind, day, before }: ExerciseChange): string =>
      kind === 'dose'
        ? t('exercises.change.dose', { day: dayOf(day), before: doseWords(before) })
        : t(`exercises.change.${kind}`, { day: dayOf(day) }),
    /** Pain after a program. */
    pain: ({ days }: MemberExercise): { text: string; pain: number } | null => {
      const told = days.map(({ painAfter }) => painAfter).filter((pain) => pain !== null)
      const last = told.at(-1)
      if (last === undefined) return null
      const highest = Math.max(...told)
      if (highest === 0) return { text: t('exercises.after.painless'), pain: 0 }
      const words = { last, highest }
      const text = told.length === 1 || highest === last ? 'pain' : 'painAndHighest'
      return { text: t(`exercises.after.${text}`, words), pain: last }
    },
    /** How hard a program was. */
    effort: ({ days }: MemberExercise): { text: string; isHard: boolean } | null => {
      const told = days.map(({ effort }) => effort).filter((effort) => effort !== null)
      const hard = told.filter((effort) => effort === 'hard').length
      const last = told.at(-1)
      if (hard > 0) return { text: t('exercises.after.hard', { count: hard }), isHard: true }
      return last ? { text: t(`exercises.effort.${last}`), isHard: false } : null
    },
  }
}
