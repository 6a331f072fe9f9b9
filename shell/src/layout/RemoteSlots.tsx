import { SlotContext, type SlotProps } from '@kinora/remote'
import { useSession } from '@kinora/session'
import { useCallback, type ReactNode } from 'react'
import type { SlotComponents } from '../features/remotes/remoteScreens.tsx'
import { usePage } from '../page.tsx'
import { RemotePart } from './RemotePart.tsx'

/** Renders slots inside `children` with the slot components of the live manifest. */
export function RemoteSlots({ components, children }: { components: SlotComponents; children: ReactNode }) {
  const renderSlot = useCallback((slot: SlotProps) => <OpenSlot {...slot} components={components} />, [components])
  return <SlotContext value={renderSlot}>{children}</SlotContext>
}

function OpenSlot({ components, name, props, waiting, otherwise }: SlotProps & { components: SlotComponents }) {
  const { remotes } = usePage()
  const { role: userRole, status } = useSession()
  const owner = remotes.find(({ slots }) => slots?.includes(name))
  const role = owner?.slotRoles?.[name]
  if (!owner) return otherwise
  if (role && role !== userRole) return status === 'loading' && waiting
  return (
    <RemotePart
      key={`${owner.name}/${name}`}
      remote={owner.name}
      kind="slot"
      component={() => components.slotComponent(owner.name, name)}
      props={props}
      waiting={waiting}
    />
  )
}
