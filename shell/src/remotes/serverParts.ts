import type { RenderRequest } from '@kinora/contracts'
import type { RemoteDefinition, SlotName } from '@kinora/remote'
import type { ComponentType } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { leftToBrowser } from './leftToBrowser.ts'
import type { RemoteParts } from './remoteScreens.tsx'

/** No part at all: every slot waits for the browser. */
export const noParts: RemoteParts = { part: () => LeftToBrowser }

function LeftToBrowser(): never {
  throw leftToBrowser
}

type Fillers = Record<string, RemoteDefinition>

/** The page's parts, at hand at once. One that cannot be had is left to the browser: it is not worth the page. */
export async function serverParts(parts: RenderRequest['parts'], fillers: Fillers): Promise<RemoteParts> {
  const loaded = new Map<string, ComponentType<object>>()
  for (const { slot } of parts) {
    const part = await slotOf(fillers, slot)?.part().catch(() => null)
    if (part) loaded.set(slot, part.default as ComponentType<object>)
  }
  return { part: (_remote, slot) => loaded.get(slot) ?? LeftToBrowser }
}

/** Fills the store for the page's parts. What fails is seen to in the part, or in the browser. */
export async function loadParts(parts: RenderRequest['parts'], fillers: Fillers, args: LoaderFunctionArgs): Promise<void> {
  await Promise.allSettled(parts.map(async ({ slot }) => slotOf(fillers, slot)?.loader?.(args)))
}

const slotOf = (fillers: Fillers, slot: string) => fillers[slot]?.slots?.[slot as SlotName]
