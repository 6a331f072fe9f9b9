import { useLocale } from '@kinora/i18n'
import { ServerMarkup } from '@kinora/remote'
import type { ReactNode } from 'react'
import { texts, type Content, type ContentPage } from './texts.ts'
import { useFollowLinks } from './useFollowLinks.ts'

type Props = {
  page: ContentPage
  className?: string
  /** What to render of the text; by default all of it. */
  draw?: (content: Content) => ReactNode
}

const whole = ({ default: Text }: Content) => <Text />

/** A page's text. */
export function StaticContent({ page, className, draw = whole }: Props) {
  const locale = useLocale()
  return (
    <ServerMarkup
      cache={texts}
      name={`${page}/${locale}`}
      draw={draw}
      className={className}
      onClick={useFollowLinks()}
    />
  )
}
