import type { RenderRequest, ReleaseRoute } from '@kinora/contracts'
import type { LoadedManifest } from '../loadManifest.ts'

/** The slots of a page with the remote that provides each. A slot that no loaded remote provides is left out. */
export const providedSlots = (
  { remotes }: Pick<LoadedManifest, 'remotes'>,
  { slots = [] }: Pick<ReleaseRoute, 'slots'>,
): RenderRequest['slots'] =>
  slots.flatMap((slot) => {
    const provider = remotes.find(({ release }) => release?.document.slots.some(({ name }) => name === slot))
    return provider ? [{ slot, remote: provider.name }] : []
  })
