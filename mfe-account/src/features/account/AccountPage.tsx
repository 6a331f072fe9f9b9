import { FormPage } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { useLocation } from '@kinora/router'
import { useBrowserQuery } from '@kinora/ui'
import type { ComponentProps } from 'react'

/** The page of an account form. The language switch keeps its query, which may have the code of a mail's link. */
export function AccountPage(props: Omit<ComponentProps<typeof FormPage>, 'description' | 'path'>) {
  const { t } = useTranslation('mfe-account')
  const { pathname } = useLocation()
  const query = String(useBrowserQuery())
  return (
    <FormPage
      description={props.lead ?? t('description')}
      path={query ? `${pathname}?${query}` : pathname}
      {...props}
    />
  )
}
