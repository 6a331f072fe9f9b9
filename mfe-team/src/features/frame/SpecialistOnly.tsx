import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useRequiredSession, useSession } from '@kinora/session'
import { EmptyState, LinkButton, Waiting } from '@kinora/ui'
import type { ReactNode } from 'react'
import { SpecialistColours } from './SpecialistColours.tsx'

type Props = {
  /** The page's title for everybody else, where a specialist's is in the children. */
  title?: string
  children: ReactNode
}

/** What members do not see, nor visitors. */
export function SpecialistOnly({ title, children }: Props) {
  const { t } = useTranslation('mfe-team')
  const session = useRequiredSession()
  const { role } = useSession()
  if (session && role === 'specialist') return <SpecialistColours>{children}</SpecialistColours>
  const heading = title && <h1>{title}</h1>
  if (!session)
    return (
      <>
        {heading}
        <Waiting />
      </>
    )
  return (
    <>
      {heading}
      <EmptyState
        sentence={t('forSpecialists')}
        action={<LinkButton to={paths.profile()}>{t('toProfile')}</LinkButton>}
      />
    </>
  )
}
