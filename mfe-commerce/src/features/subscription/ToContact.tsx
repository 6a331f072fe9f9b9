import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { LinkButton, useSite } from '@kinora/ui'

type Props = { as: 'paragraph' | 'button'; variant?: 'primary' }

/** The way to write to us, for every sentence that says to; nothing where no release has that page. */
export function ToContact({ as, variant }: Props) {
  const { t } = useTranslation('mfe-commerce')
  const { isProvided } = useSite()
  if (!isProvided(paths.contact())) return null
  const words = t('payment.contact')
  if (as === 'paragraph')
    return (
      <p>
        <Link to={paths.contact()}>{words}</Link>
      </p>
    )
  return (
    <LinkButton to={paths.contact()} {...(variant && { variant })}>
      {words}
    </LinkButton>
  )
}
