import { SlotContext, type Place } from '@kinora/remote'
import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { usePage } from '../page.tsx'
import { RemoteBoundary } from './RemoteBoundary.tsx'
import type { RemoteParts } from './remoteScreens.tsx'

/** Lets all that is inside show parts of the live set's remotes in its slots. */
export function RemoteSlots({ parts, children }: { parts: RemoteParts; children: ReactNode }) {
  const fill = useCallback((place: Place) => <OpenSlot {...place} parts={parts} />, [parts])
  return <SlotContext value={fill}>{children}</SlotContext>
}

function OpenSlot({ parts, ...place }: Place & { parts: RemoteParts }) {
  const { remotes } = usePage()
  const owner = remotes.find(({ slots }) => slots?.includes(place.name))
  return owner && <FilledSlot key={`${owner.name}/${place.name}`} remote={owner.name} parts={parts} {...place} />
}

/** A part is none of the page's own matter: whatever happens in it stays in its place. */
function FilledSlot({ remote, name, props, waiting, parts }: Place & { remote: string; parts: RemoteParts }) {
  const [Part, setPart] = useState(() => parts.part(remote, name))
  const retry = () => setPart(() => parts.part(remote, name))
  return (
    <RemoteBoundary remote={remote} kind="part" onRetry={retry}>
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    </RemoteBoundary>
  )
}
