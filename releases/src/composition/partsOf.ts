import type { RenderRequest, ReleaseRoute } from '@kinora/contracts'
import type { LoadedSet } from '../loadSet.ts'

/** Who fills the slots of a page, among the remotes that are at hand. A slot that nobody fills is left out. */
export const partsOf = ({ remotes }: Pick<LoadedSet, 'remotes'>, { slots = [] }: Pick<ReleaseRoute, 'slots'>): RenderRequest['parts'] =>
  slots.flatMap((slot) => {
    const owner = remotes.find(({ release }) => release?.document.slots.some(({ name }) => name === slot))
    return owner ? [{ slot, remote: owner.name }] : []
  })
