import { ProviderRefused } from './ProviderRefused.ts'

/** The provider refuses what was done before. @param codes of that refusal; null: of any */
export async function unlessDone(codes: string[] | null, ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask()
  } catch (error) {
    if (!(error instanceof ProviderRefused) || (codes && !codes.includes(error.code ?? ''))) throw error
  }
}
