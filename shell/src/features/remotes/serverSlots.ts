import type { RenderRequest } from '@kinora/contracts'
import type { RemoteDefinition, SlotName } from '@kinora/remote'
import type { ComponentType } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { clientOnlyError } from './clientOnlyError.ts'
import type { SlotComponents } from './remoteScreens.tsx'

/** No slot component at all: every slot shows its waiting state until the browser loads it. */
export const noSlotComponents: SlotComponents = { slotComponent: () => ClientOnly }

function ClientOnly(): never {
  throw clientOnlyError
}

/** The remote that provides each slot, by the slot's name. */
type Providers = Record<string, RemoteDefinition>

/** Loads the page's slot components. One that fails is left to the browser, and the page is rendered without it. */
export async function serverSlots(slots: RenderRequest['slots'], providers: Providers): Promise<SlotComponents> {
  const loaded = new Map<string, ComponentType<object>>()
  for (const { slot } of slots) {
    const module = await findSlot(providers, slot)
      ?.component()
      .catch(() => null)
    if (module) loaded.set(slot, module.default as ComponentType<object>)
  }
  return { slotComponent: (_remote, slot) => loaded.get(slot) ?? ClientOnly }
}

/** Runs the slots' loaders, which fill the store. A failure is shown by the component, or the browser loads again. */
export async function runSlotLoaders(
  slots: RenderRequest['slots'],
  providers: Providers,
  args: LoaderFunctionArgs,
): Promise<void> {
  await Promise.allSettled(slots.map(async ({ slot }) => findSlot(providers, slot)?.loader?.(args)))
}

const findSlot = (providers: Providers, slot: string) => providers[slot]?.slots?.[slot as SlotName]
