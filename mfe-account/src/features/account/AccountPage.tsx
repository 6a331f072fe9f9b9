import { FormPage } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { useLocation } from '@kinora/router'
import { useHydrated } from '@kinora/ui'
import type { ComponentProps } from 'react'

/** The page of an account form. The language switch keeps query and fragment, which may have the code of a mail's link. */
export function AccountPage(props: Omit<ComponentProps<typeof FormPage>, 'description' | 'path'>) {
  const { t } = useTranslation('mfe-account')
  const { pathname, search, hash } = useLocation()
  const rest = useHydrated() ? search + hash : ''
  return <FormPage description={props.lead ?? t('description')} path={pathname + rest} {...props} />
}
