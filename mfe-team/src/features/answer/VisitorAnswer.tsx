import { useLocale, useTranslation } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { LinkButton } from '@kinora/ui'
import styles from './Answer.module.css'

/** A visitor signs up or in first, and comes back here. Their e-mail is not filled in: it would tell who was invited. */
export function VisitorAnswer({ path }: { path: string }) {
  const { t } = useTranslation('mfe-team')
  const callbackUrl = localePath(useLocale(), path)
  return (
    <>
      <p>{t('answer.visitor')}</p>
      <div className={styles.actions}>
        <LinkButton variant="primary" to={paths.signUp({ callbackUrl })}>
          {t('answer.signUp')}
        </LinkButton>
        <LinkButton to={paths.signIn({ callbackUrl })}>{t('answer.signIn')}</LinkButton>
      </div>
    </>
  )
}
