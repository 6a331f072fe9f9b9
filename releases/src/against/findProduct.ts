const ANSWERS_WITHIN_MS = 30_000

/** @param target an origin, such as `https://kinora.example` @throws Error with the reason when no product answers there */
export async function findProduct(target: string): Promise<void> {
  const reason = await fetch(`${target}/live`, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })
    .then(
      async (answer) => ('manifest' in ((await answer.json()) as object) ? null : `status ${answer.status}`),
      (error: Error) => (error.cause as Error | undefined)?.message ?? error.message,
    )
    .catch(() => 'it is something else')
  if (reason !== null) throw new Error(`No product of Kinora answers at ${target}: ${reason}.`)
}
