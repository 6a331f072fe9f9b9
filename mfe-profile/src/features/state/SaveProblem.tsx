import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { Icon } from '@kinora/ui'
import styles from './SaveProblem.module.css'

type Props = {
  /** What a write answered; undefined if it worked. */
  error: unknown
  /** What was not saved, as a sentence that says what to do. */
  sentence: string
}

/** Why a write failed, announced when it appears. Whoever withdrew the consent to health data cannot write any. */
export function SaveProblem({ error, sentence }: Props) {
  const { t } = useTranslation('mfe-profile')
  const code = problemOf(error)?.code
  return (
    <div role="alert">
      {code !== undefined && (
        <p className={styles.problem}>
          <Icon name="circle-alert" />
          {code === 'testMode.readOnly' ? (
            <span>{t('ui:testMode.notSaved')}</span>
          ) : code === 'consent.required' ? (
            <span>
              {t('state.consentNeeded')} <Link to={paths.myData()}>{t('state.consentPage')}</Link>
            </span>
          ) : (
            <span>{navigator.onLine ? sentence : t('state.offline')}</span>
          )}
        </p>
      )}
    </div>
  )
}
