import { useLocale } from '@kinora/i18n'
import { splitLocale } from '@kinora/paths'
import { ServerMarkup } from '@kinora/remote'
import { useNavigate } from '@kinora/router'
import type { ReactNode, MouseEvent } from 'react'
import { texts, type Content, type ContentPage } from './texts.ts'

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

/**
 * A click handler for texts that are HTML of the server: links within this site and language go through the router.
 */
function useFollowLinks() {
  const navigate = useNavigate()
  const currentLocale = useLocale()

  return (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const link = (event.target as Element).closest('a')
    if (!link || !isPlain || event.defaultPrevented || link.target || link.origin !== location.origin) return
    const { locale, path } = splitLocale(link.pathname)
    const isHere = link.pathname === location.pathname && link.search === location.search
    if (locale !== currentLocale || isHere) return
    event.preventDefault()
    void navigate(path + link.search + link.hash)
  }
}
