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
  return (
    <div role="alert">
      {error !== undefined && (
        <p className={styles.problem}>
          <Icon name="circle-alert" />
          {codeOf(error) === 'testMode.readOnly' ? (
            <span>{t('ui:testMode.notSaved')}</span>
          ) : codeOf(error) === 'consent.required' ? (
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

const codeOf = (error: unknown) => (error as { data?: { code?: string } }).data?.code
