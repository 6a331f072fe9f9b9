import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useRequiredSession } from '@kinora/session'
import { Breadcrumbs, EmptyState, LinkButton, Loaded, PageHead, PageTop, Skeleton, Wrap } from '@kinora/ui'
import { InvoiceList } from '../features/subscription/invoices/InvoiceList.tsx'
import { useCommerceListInvoicesQuery } from '../features/subscription/subscriptionApi.ts'
import styles from './Screen.module.css'

/** What the user was charged for, with the documents. */
export default function InvoicesScreen() {
  const { t } = useTranslation('mfe-commerce')
  const session = useRequiredSession()
  const reading = useCommerceListInvoicesQuery(undefined, { skip: !session, refetchOnMountOrArgChange: true })
  return (
    <Wrap className={styles.place}>
      <PageHead
        title={t('invoices.title')}
        description={t('invoices.lead')}
        path={paths.invoices()}
        alternates={{ pl: paths.invoices(), en: paths.invoices() }}
        noIndex
      />
      <Breadcrumbs ns="mfe-commerce" />
      <PageTop title={t('invoices.title')} lead={t('invoices.lead')} />
      {session ? (
        <Loaded reading={reading} failed={t('invoices.failed')}>
          {(invoices) =>
            invoices.length > 0 ? (
              <InvoiceList invoices={invoices} />
            ) : (
              <EmptyState
                sentence={t('invoices.none')}
                action={<LinkButton to={paths.subscription()}>{t('payment.toPlan')}</LinkButton>}
              />
            )
          }
        </Loaded>
      ) : (
        <Skeleton shape="block" />
      )}
    </Wrap>
  )
}
