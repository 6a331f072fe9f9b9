import type { EffortName } from '@kinora/limits'
import { useTranslation } from '@kinora/i18n'
import { Button, Dialog, DialogBody, DialogCancel, DialogFoot, Icon } from '@kinora/ui'
import type { RefObject } from 'react'
import { GentleOffer } from './GentleOffer.tsx'
import styles from './StopDialog.module.css'
import { StopWords } from './StopWords.tsx'
import { WriteToSpecialist } from './WriteToSpecialist.tsx'
import { useMySpecialist } from './specialistApi.ts'
import { useMyPlan } from './usePlace.ts'

const EMERGENCY = '112'

type Props = {
  /** The answers that ask for rest. */
  painAfter: number | null
  effort: EffortName | null
  returnTo: RefObject<HTMLElement | null>
  /** Back to the answers. */
  onChange: () => void
  onClose: () => void
}

/** After strong pain or a training that was too hard: stop for today, whom to write to, the gentle plan from tomorrow. */
export function StopDialog({ painAfter, effort, returnTo, onChange, onClose }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const specialist = useMySpecialist()
  const plan = useMyPlan()
  const leftCount = plan?.today.filter(({ doneToday }) => doneToday === 0).length ?? 0
  const isOnlyHard = effort === 'hard' && !painAfter
  return (
    <Dialog
      shape="sheet"
      size="large"
      title={t('stop.title')}
      before={
        <span className={styles.hand}>
          <Icon name="hand" />
        </span>
      }
      returnTo={returnTo}
      onClose={onClose}
    >
      <DialogBody className={styles.body}>
        <div className={styles.column}>
          <p className={styles.lead}>
            {isOnlyHard ? t('stop.hard') : t('stop.pain', { pain: painAfter ?? 0 })}{' '}
            {leftCount > 0 ? t('stop.left', { count: leftCount }) : t('stop.nothingLost')}
          </p>
          <StopWords plan={plan} specialist={specialist} />
        </div>
        <div className={styles.column}>
          {specialist && <WriteToSpecialist specialist={specialist} />}
          {plan && <GentleOffer plan={plan} />}
          <p className={styles.emergency}>
            <span>{t('stop.sudden')}</span>
            <a href={`tel:${EMERGENCY}`}>{t('stop.call', { number: EMERGENCY })}</a>
          </p>
        </div>
      </DialogBody>
      <DialogFoot className={styles.foot}>
        <DialogCancel variant="quiet">{t('stop.end')}</DialogCancel>
        <Button variant="quiet" className={styles.change} onClick={onChange}>
          {t('training.changeAnswers')}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
