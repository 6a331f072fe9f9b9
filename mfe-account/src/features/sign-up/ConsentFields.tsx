import type { ConsentKind } from '@kinora/contracts'
import { FieldGroup } from '@kinora/forms'
import { useLocale, useTranslation } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { CheckboxField, VisuallyHidden } from '@kinora/ui'
import styles from './ConsentFields.module.css'
import type { SignUpForm } from './signUpForm.ts'

/** The page that explains each consent. Marketing has none. */
const CONSENTS = [
  { kind: 'terms', path: paths.terms() },
  { kind: 'privacy', path: paths.privacyPolicy() },
  { kind: 'health', path: `${paths.privacyPolicy()}#health` },
  { kind: 'marketing', path: undefined },
] as const satisfies { kind: ConsentKind; path: string | undefined }[]

/** One checkbox for each consent (GDPR, article 7). Explanations open in a new tab, so that nothing typed is lost. */
export function ConsentFields({ form: { field } }: { form: SignUpForm }) {
  const { t } = useTranslation('mfe-account')
  const locale = useLocale()
  return (
    <FieldGroup title={t('section.consents')} hint={t('hint.consents')}>
      <div>
        {CONSENTS.map(({ kind, path }) => (
          <CheckboxField key={kind} {...field(`consents.${kind}`)} label={t(`consent.${kind}`)}>
            {path && (
              <a className={styles.more} href={localePath(locale, path)} target="_blank" rel="noopener">
                {t(`consent.${kind}Link`)}
                <VisuallyHidden> {t('consent.newTab')}</VisuallyHidden>
              </a>
            )}
          </CheckboxField>
        ))}
      </div>
    </FieldGroup>
  )
}
