import { ApiProblem } from '../../../platform/index.ts'

/** Adds to a 429 the `url` whose `error` sign-in clients read. */
export async function withErrorUrl<T>(work: Promise<T>, urlOf: (code: string) => string): Promise<T> {
  return work.catch((error: unknown) => {
    if (!(error instanceof ApiProblem) || error.status !== 429) throw error
    throw new ApiProblem(429, error.code, undefined, { ...error.more, url: urlOf(error.code) })
  })
}
