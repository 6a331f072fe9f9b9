import type { ProgramDetail } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { Slot } from '@kinora/remote'
import { Button } from '@kinora/ui'
import { useState } from 'react'
import styles from './AskAboutMoment.module.css'
import { useFilm } from './FilmProvider.tsx'

type Props = {
  program: ProgramDetail
  /** Somebody looks after the reader. */
  hasSpecialist: boolean
}

/**
 * Once the film has begun, a member with a specialist can ask about the moment that it shows. The film pauses, and the
 * dialog's code is loaded when the button is pressed.
 */
export function AskAboutMoment({ program, hasSpecialist }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const { startAt, position, videoRef } = useFilm()
  const [seconds, setSeconds] = useState<number | null>(null)
  if (!hasSpecialist || startAt === null) return null
  const { id, title } = program
  return (
    <div className={styles.ask}>
      <Button
        icon="message"
        onClick={() => {
          videoRef.current?.pause()
          setSeconds(Math.floor(position))
        }}
      >
        {t('player.askAboutMoment')}
      </Button>
      {seconds !== null && (
        <Slot
          name="profile.askAboutMoment.v1"
          props={{ program: { id, title }, seconds, onClose: () => setSeconds(null) }}
          waiting={<p role="status">{t('player.askOpening')}</p>}
        />
      )}
    </div>
  )
}
