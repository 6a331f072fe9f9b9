import { ServerContent, useHydrated } from '@kinora/ui'
import { Suspense, use, useState, type ComponentProps, type ReactNode } from 'react'
import type { ModuleCache } from './moduleCache.ts'

type Drawing<Key extends string, Module> = {
  cache: ModuleCache<Key, Module>
  /** The module that renders. A route's loader loads it on the server, and in the browser after a link was followed. */
  name: Key
  draw: (module: Module) => ReactNode
}

type Props<Key extends string, Module> = Drawing<Key, Module> & Pick<ComponentProps<'div'>, 'className' | 'onClick'>

/**
 * Markup whose code is needed only to render it. The server's markup is kept: the browser neither loads that code nor
 * renders again. After a link was followed React renders it in the browser (decision 010).
 */
export function ServerMarkup<Key extends string, Module>({ cache, name, draw, ...attributes }: Props<Key, Module>) {
  const isFromServer = !useHydrated()
  const [markupCache] = useState(isFromServer && !cache.at(name) ? cache : undefined)

  // In development a newer build has another cache, and then it renders.
  if (markupCache === cache) return <ServerContent {...attributes} />
  return (
    <div {...attributes}>
      <Suspense>
        <Drawn cache={cache} name={name} draw={draw} />
      </Suspense>
    </div>
  )
}

/** Suspends where a loader has not loaded the module, for example after a failure. */
function Drawn<Key extends string, Module>({ cache, name, draw }: Drawing<Key, Module>) {
  return draw(cache.at(name) ?? use(cache.load(name)))
}
