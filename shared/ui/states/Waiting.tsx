import { useTranslation } from '@kinora/i18n'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../page/VisuallyHidden.tsx'
import { Skeleton } from '../surfaces/Skeleton.tsx'

type Props = {
  /** Read aloud; general words unless given. */
  label?: string
  className?: string | undefined
  /** Placeholders, a block unless given. */
  children?: ReactNode
}

/** A part of a page that is not there yet. */
export function Waiting({ label, className, children = <Skeleton shape="block" /> }: Props) {
  const { t } = useTranslation('ui')
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label ?? t('waiting')}</VisuallyHidden>
      {children}
    </div>
  )
}
