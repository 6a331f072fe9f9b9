import { useTranslation } from '@kinora/i18n'
import styles from './StopNotice.module.css'
import { WriteToSpecialist } from './WriteToSpecialist.tsx'
import { useMySpecialist } from './specialistApi.ts'
import { useMyPlan } from './usePlace.ts'

/** In place of what could be done next, after answers that ask for rest. */
export function StopNotice() {
  const { t } = useTranslation('mfe-catalog')
  const specialist = useMySpecialist()
  const plan = useMyPlan()
  return (
    <div className={styles.notice}>
      <h2>{t('stop.title')}</h2>
      <p>{plan?.painNote || t('stop.words')}</p>
      {specialist && <WriteToSpecialist specialist={specialist} />}
    </div>
  )
}
