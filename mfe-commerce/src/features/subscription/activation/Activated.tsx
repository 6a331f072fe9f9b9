import type { ActivatedGift } from '@kinora/contracts'
import { dayOf, useToday, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useSession } from '@kinora/session'
import { CardPage, LinkButton, useSite } from '@kinora/ui'
import { Facts } from '../Facts.tsx'
import { Mark } from '../Mark.tsx'
import { useDay } from '../useDay.ts'
import { Ways } from '../Ways.tsx'

type Props = { gift: ActivatedGift; path: string }

/** What a redeemed card gave. Its time may begin later, when what is paid already ends. */
export function Activated({ gift: { months, startsAt, endsAt }, path }: Props) {
  const { t } = useTranslation('mfe-commerce')
  const day = useDay()
  const { role } = useSession()
  const { isProvided } = useSite()
  const isLater = dayOf(new Date(startsAt)) > useToday()
  return (
    <CardPage
      title={t('activate.done.title')}
      lead={t(isLater ? 'activate.done.later' : 'activate.done.now', { count: months, date: day(startsAt) })}
      description={t('activate.description')}
      path={path}
      mark={<Mark icon="check" tone="good" />}
      isAnswer
    >
      <Facts
        facts={[
          [t('activate.done.from'), day(startsAt)],
          [t('activate.done.to'), day(endsAt)],
        ]}
      />
      <p>{t('activate.done.ends')}</p>
      <Ways>
        <LinkButton variant="primary" to={paths.programs()}>
          {t('payment.toPrograms')}
        </LinkButton>
        {role === 'member' && isProvided(paths.myPath()) && (
          <LinkButton to={paths.myPath()}>{t('payment.toPath')}</LinkButton>
        )}
      </Ways>
    </CardPage>
  )
}
