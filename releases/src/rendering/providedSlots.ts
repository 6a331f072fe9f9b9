import type { RenderRequest, ReleaseRoute } from '@kinora/contracts'
import type { LoadedManifest } from '../store/loadManifest.ts'

/**
 * The slots of a page, as the server renders it for visitors, with the remote that provides each. A slot that no loaded
 * remote provides is left out, and so is one for users in one role.
 */
export const providedSlots = (
  { remotes }: Pick<LoadedManifest, 'remotes'>,
  { slots = [] }: Pick<ReleaseRoute, 'slots'>,
): RenderRequest['slots'] =>
  slots.flatMap((slot) => {
    const provider = remotes.find(({ release }) =>
      release?.document.slots.some(({ name, role }) => name === slot && !role),
    )
    return provider ? [{ slot, remote: provider.name }] : []
  })
