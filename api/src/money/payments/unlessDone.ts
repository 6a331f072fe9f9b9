import { ProviderRefused } from './ProviderRefused.ts'

/**
 * What the provider answers; undefined where it refuses what was done before, or what it does not have.
 * @param codes of that refusal; null: of any
 */
export async function unlessDone<Answer>(
  codes: string[] | null,
  ask: () => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ProviderRefused) || (codes && !codes.includes(error.refusal ?? ''))) throw error
    return undefined
  }
}

/** Undefined for what the provider does not have: it was deleted there, or is of another account or mode of ours. */
export const unlessMissing = <Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> =>
  unlessDone(['resource_missing'], ask)
