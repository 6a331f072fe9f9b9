import type { Payment } from '@kinora/contracts'
import { typeset, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { CardPage, LinkButton } from '@kinora/ui'
import { Mark } from '../Mark.tsx'
import { ToContact } from '../ToContact.tsx'
import { Ways } from '../Ways.tsx'
import { Declared } from './Declared.tsx'

type Props = { contract: Payment; email: string; path: string }

/** The declaration has arrived. */
export function Withdrawn({ contract, email, path }: Props) {
  const { t } = useTranslation('mfe-commerce')
  if (contract.declaredAt !== null)
    return (
      <CardPage
        title={t('withdrawal.declared.title')}
        lead={t('withdrawal.declared.lead', { name: typeset(contract.name), email })}
        description={t('withdrawal.description')}
        path={path}
        mark={<Mark icon="check" />}
        isAnswer
      >
        <Declared contract={contract} at={contract.declaredAt} />
      </CardPage>
    )
  return (
    <CardPage
      title={t('withdrawal.done.title')}
      lead={t(`withdrawal.done.${email ? 'lead' : 'leadToAccount'}`, { name: typeset(contract.name), email })}
      description={t('withdrawal.description')}
      path={path}
      mark={<Mark icon="check" tone="good" />}
      isAnswer
    >
      <p>{t(`withdrawal.done.${contract.isCharged ? 'refund' : 'nothing'}`)}</p>
      <Ways>
        <LinkButton variant="primary" to={paths.programs()}>
          {t('payment.toPrograms')}
        </LinkButton>
        <ToContact as="button" />
      </Ways>
    </CardPage>
  )
}
