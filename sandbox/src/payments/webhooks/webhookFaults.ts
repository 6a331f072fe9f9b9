/**
 * What goes wrong with a delivery on purpose.
 *
 * `drop`: it never arrives · `duplicate`: it arrives twice · `delay`: it arrives `ms` later · `hold`: it waits until
 * it is released · `wrongSecret`, `stale`: it is first signed with another secret, or an hour too old.
 */
export type WebhookFault = {
  how: 'drop' | 'duplicate' | 'delay' | 'hold' | 'wrongSecret' | 'stale'
  times: number
  /** The beginning of the event's type: `checkout.session`. */
  type?: string | undefined
  ms?: number | undefined
}

export type WebhookFaults = ReturnType<typeof keepWebhookFaults>

/** The faults that tests have ordered; each is used as many times as it says. */
export function keepWebhookFaults() {
  let faults: WebhookFault[] = []
  return {
    set: (ordered: WebhookFault[]) => void (faults = ordered.map((fault) => ({ ...fault }))),
    take(type: string): WebhookFault | undefined {
      const match = faults.find((fault) => fault.times > 0 && type.startsWith(fault.type ?? ''))
      if (match) match.times -= 1
      return match
    },
  }
}

export const spoil = (secret: string) => `${secret}.other`
