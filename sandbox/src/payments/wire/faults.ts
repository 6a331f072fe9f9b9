/**
 * What goes wrong with a call on purpose.
 *
 * `error`: 500 before anything is done, which is not kept · `forbidden`: 403, as a restricted key has it · `keptError`: 500 that is kept under the idempotency key ·
 * `lost`: done, and the connection is cut · `hang`: done, and never answered · `slow`: done after `ms`.
 */
export type Fault = {
  how: 'error' | 'forbidden' | 'keptError' | 'lost' | 'hang' | 'slow'
  times: number
  method?: string | undefined
  /** The beginning of the path: `/v1/checkout/sessions`. */
  path?: string | undefined
  ms?: number | undefined
}

export type Faults = ReturnType<typeof keepFaults>

/** The faults that tests have ordered; each is used as many times as it says. */
export function keepFaults() {
  let faults: Fault[] = []
  return {
    set: (ordered: Fault[]) => void (faults = ordered.map((fault) => ({ ...fault }))),
    take(method: string, path: string): Fault | undefined {
      const match = faults.find(
        (fault) => fault.times > 0 && (fault.method ?? method) === method && path.startsWith(fault.path ?? ''),
      )
      if (match) match.times -= 1
      return match
    },
  }
}
