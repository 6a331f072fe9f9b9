import { useHydrated } from '@kinora/ui'
import { use, useState, type ComponentProps, type ReactNode } from 'react'
import type { ModuleShelf } from './moduleShelf.ts'

type Props<Key extends string, Module> = Pick<ComponentProps<'div'>, 'className' | 'onClick'> & {
  shelf: ModuleShelf<Key, Module>
  /** The module that draws. A route's loader brings it, so the server has it at hand; a browser only after a link was followed. */
  name: Key
  draw: (module: Module) => ReactNode
}

/**
 * What needs code only to be drawn. What the server drew is kept as it is: the browser neither loads that code nor draws
 * a second time. Only where script brings the page (a link followed) does React draw it. Decision 010 has the reasons.
 */
export function ServerMarkup<Key extends string, Module>({ shelf, name, draw, ...attributes }: Props<Key, Module>) {
  const isFromServer = !useHydrated()
  const [kept] = useState(isFromServer && !shelf.at(name) ? shelf : undefined)

  // While developing, a newer build comes with a shelf of its own: then it draws.
  if (kept === shelf) {
    // eslint-disable-next-line no-restricted-syntax -- no text becomes markup: while hydrating React leaves what such an element holds alone.
    return <div {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  }
  return <div {...attributes}>{draw(shelf.at(name) ?? use(shelf.bring(name)))}</div>
}
