import { useHydrated } from '@kinora/ui'
import { Suspense, use, useState, type ComponentProps, type ReactNode } from 'react'
import type { ModuleShelf } from './moduleShelf.ts'

type Drawing<Key extends string, Module> = {
  shelf: ModuleShelf<Key, Module>
  /** The module that draws. A route's loader brings it, so the server has it at hand; a browser only after a link was followed. */
  name: Key
  draw: (module: Module) => ReactNode
}

type Props<Key extends string, Module> = Drawing<Key, Module> & Pick<ComponentProps<'div'>, 'className' | 'onClick'>

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
  return (
    <div {...attributes}>
      <Suspense>
        <Drawn shelf={shelf} name={name} draw={draw} />
      </Suspense>
    </div>
  )
}

/** Waits in its own place where a loader has not brought the module: what came late, say, after a failure. */
function Drawn<Key extends string, Module>({ shelf, name, draw }: Drawing<Key, Module>) {
  return draw(shelf.at(name) ?? use(shelf.bring(name)))
}
