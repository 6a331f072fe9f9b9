import type { Message, MessageMetadata } from '@kinora/contracts'
import { useLocale, useTranslation } from '@kinora/i18n'
import { Icon, joinClasses, type IconName } from '@kinora/ui'
import happening from './SystemMessage.module.css'
import { MessageMeta } from './MessageMeta.tsx'
import styles from './PathChange.module.css'

type Changes = NonNullable<MessageMetadata['changes']>
type Props = { message: Message; changes: Changes; me: number; isNew: boolean }

const LISTS = [
  ['added', 'plus'],
  ['removed', 'close'],
  ['doses', 'calendar'],
] as const satisfies [keyof Changes, IconName][]
const FACTS = [
  ['isReordered', 'repeat'],
  ['hasNewNote', 'edit'],
  ['hasNewGentleList', 'leaf'],
] as const satisfies [keyof Changes, IconName][]

/** What a specialist changed in the path at once, line by line. */
export function PathChange({ message, changes, me, isNew }: Props) {
  const { t } = useTranslation('mfe-profile')
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' })
  const namesOf = (titles: string[]) => list.format(titles.map((name) => t('messages.named', { name })))
  const lines: { key: keyof Changes; icon: IconName; words: string }[] = [
    ...LISTS.filter(([key]) => changes[key].length > 0).map(([key, icon]) => ({
      key,
      icon,
      words: t(`messages.changed.${key}`, { count: changes[key].length, names: namesOf(changes[key]) }),
    })),
    ...FACTS.filter(([key]) => changes[key]).map(([key, icon]) => ({ key, icon, words: t(`messages.changed.${key}`) })),
  ]
  return (
    <li className={joinClasses(happening.card, styles.card)} data-message={message.id}>
      <span className={happening.mark}>
        <Icon name="path" />
      </span>
      <div>
        <p className={happening.title}>{t('messages.happened.PATH_CHANGED')}</p>
        <ul className={styles.changes}>
          {lines.map(({ key, icon, words }) => (
            <li key={key}>
              <Icon name={icon} size="small" />
              <span>{words}</span>
            </li>
          ))}
        </ul>
        <MessageMeta message={message} me={me} isNew={isNew} />
      </div>
    </li>
  )
}
