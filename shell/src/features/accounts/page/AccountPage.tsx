import { FormPage } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { useLocation } from '@kinora/router'
import type { ComponentProps } from 'react'
import { useBrowserQuery } from './useBrowserQuery.ts'

/** The page of an account's form. In the other language it keeps the query, which a link from a letter brought along. */
export function AccountPage(props: Omit<ComponentProps<typeof FormPage>, 'description' | 'path'>) {
  const { t } = useTranslation('account')
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
