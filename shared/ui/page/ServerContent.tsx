import type { ComponentProps } from 'react'

/**
 * An element that keeps what the server rendered into it: while hydrating, React leaves the content of such an element
 * alone, so that the code which rendered it is not needed. Rendered in the browser it is empty.
 */
export function ServerContent(attributes: Pick<ComponentProps<'div'>, 'className' | 'onClick'>) {
  // eslint-disable-next-line no-restricted-syntax -- the markup is the empty string
  return <div {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
