import { useTranslation } from '@kinora/i18n'
import { Dialog } from '@kinora/ui'
import type { ReactNode, RefObject } from 'react'
import styles from './SurveyDialog.module.css'
import { SurveyForm } from './SurveyForm.tsx'
import type { Survey } from './useSurvey.ts'

type Props = {
  survey: Survey
  /** When it was saved last, and who reads it. */
  about: ReactNode
  returnTo: RefObject<HTMLElement | null>
  /** Called when the survey was saved. */
  onSaved: () => void
  onClose: () => void
}

/** The symptoms survey (docs/specification.md, section 2). Closing it keeps what was chosen. */
export function SurveyDialog({ survey, about, returnTo, onSaved, onClose }: Props) {
  const { t } = useTranslation('mfe-profile')
  return (
    <Dialog
      shape="sheet"
      size="wide"
      title={t('state.symptoms.survey')}
      after={<p className={styles.about}>{about}</p>}
      close={t('state.symptoms.close')}
      returnTo={returnTo}
      onClose={onClose}
    >
      <SurveyForm survey={survey} onSaved={onSaved} />
    </Dialog>
  )
}
