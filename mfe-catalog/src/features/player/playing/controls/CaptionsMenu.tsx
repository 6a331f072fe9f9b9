import { useTranslation } from '@kinora/i18n'
import type { ReactNode } from 'react'
import { BarMenu } from './BarMenu.tsx'
import styles from './CaptionsMenu.module.css'
import { Choices } from './Choices.tsx'
import type { CaptionChoice } from '../media/preferences.ts'

/** Each language by its own name, so that its readers recognise it. */
const LANGUAGES: { value: CaptionChoice; label: string; lang: string }[] = [
  { value: 'pl', label: 'Polski', lang: 'pl' },
  { value: 'en', label: 'English', lang: 'en' },
]

type Props = {
  choice: CaptionChoice
  onChoose: (choice: CaptionChoice) => void
  /** A sentence below the choice. */
  note?: ReactNode
}

export function CaptionsMenu({ choice, onChoose, note }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const options = [...LANGUAGES, { value: 'off' as const, label: t('player.captionsOff') }]
  const nameOf = (value: CaptionChoice) => options.find((option) => option.value === value)?.label
  return (
    <BarMenu
      icon="captions"
      word={t('player.captions')}
      name={t('player.captionsNow', { choice: nameOf(choice) })}
      on={choice !== 'off'}
    >
      <Choices legend={t('player.captionsChoice')} options={options} chosen={choice} onChoose={onChoose} />
      {note && <p className={styles.note}>{note}</p>}
    </BarMenu>
  )
}
