import { useLocale, useTranslation } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { LinkButton } from '@kinora/ui'
import { Ways } from './Ways.tsx'

/** For visitors: they sign in or up, and come back to `path`. */
export function SignInFirst({ path }: { path: string }) {
  const { t } = useTranslation('mfe-commerce')
  const callbackUrl = localePath(useLocale(), path)
  return (
    <Ways>
      <LinkButton variant="primary" to={paths.signIn({ callbackUrl })}>
        {t('plans.signIn')}
      </LinkButton>
      <LinkButton to={paths.signUp({ callbackUrl })}>{t('plans.signUp')}</LinkButton>
    </Ways>
  )
}
