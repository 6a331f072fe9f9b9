import { useLocale } from '@kinora/i18n'
import { use, useState, useSyncExternalStore, type ReactNode } from 'react'
import { contentAt, loadContent, type Content, type ContentPage } from './loadContent.ts'
import { useFollowLinks } from './useFollowLinks.ts'

type Props = {
  page: ContentPage
  className?: string
  /** What to draw of the text, where that is not all of it. */
  draw?: (content: Content) => ReactNode
}

const whole = ({ default: Text }: Content) => <Text />
const never = () => () => {}
const thisBuild = {}

/**
 * A page's text. What the server drew is kept as it is: the browser neither loads the text nor draws it a second time.
 * Only where script brings the page (a link followed) does React draw it.
 */
export function StaticContent({ page, className, draw = whole }: Props) {
  const locale = useLocale()
  const followLinks = useFollowLinks()
  const fromServer = useSyncExternalStore(never, () => false, () => true)
  const [kept] = useState(() => ({ isKept: fromServer && !contentAt(page, locale), by: thisBuild }))

  // While developing, a newer build takes the place of the one that kept this text: then its own text is wanted.
  if (kept.isKept && kept.by === thisBuild) {
    // eslint-disable-next-line no-restricted-syntax -- no text becomes markup: while hydrating React leaves what such an element holds alone.
    return <div className={className} onClick={followLinks} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  }
  return (
    <div className={className} onClick={followLinks}>
      {draw(contentAt(page, locale) ?? use(loadContent(page, locale)))}
    </div>
  )
}
