import { SlotContext, type SlotProps } from '@kinora/remote'
import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { usePage } from '../page.tsx'
import { RemoteBoundary } from './RemoteBoundary.tsx'
import type { SlotComponents } from '../features/remotes/remoteScreens.tsx'

/** Renders slots inside `children` with the slot components of the live manifest. */
export function RemoteSlots({ components, children }: { components: SlotComponents; children: ReactNode }) {
  const renderSlot = useCallback((slot: SlotProps) => <OpenSlot {...slot} components={components} />, [components])
  return <SlotContext value={renderSlot}>{children}</SlotContext>
}

function OpenSlot({ components, ...slot }: SlotProps & { components: SlotComponents }) {
  const { remotes } = usePage()
  const owner = remotes.find(({ slots }) => slots?.includes(slot.name))
  return (
    owner && <FilledSlot key={`${owner.name}/${slot.name}`} remote={owner.name} components={components} {...slot} />
  )
}

/** Errors of the slot component stay within the slot. */
function FilledSlot({
  remote,
  name,
  props,
  waiting,
  components,
}: SlotProps & { remote: string; components: SlotComponents }) {
  const [Component, setComponent] = useState(() => components.slotComponent(remote, name))
  const retry = () => setComponent(() => components.slotComponent(remote, name))
  return (
    <RemoteBoundary remote={remote} kind="slot" onRetry={retry}>
      <Suspense fallback={waiting}>
        <Component {...props} />
      </Suspense>
    </RemoteBoundary>
  )
}
