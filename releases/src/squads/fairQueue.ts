type Turn = { who: string; begin: () => void; hear: (before: number) => void }

/** The signal was aborted before the turn came: the work was never begun. */
export class GaveUp extends Error {}

/** Does one piece of work at a time. Whoever had their last turn longest ago is next, so that nobody waits for many of one. */
export function fairQueue() {
  const waiting: Turn[] = []
  /** Who had a turn, the longest ago first. */
  let served: string[] = []
  let isBusy = false

  const order = () => waiting.toSorted((one, other) => served.indexOf(one.who) - served.indexOf(other.who))

  function next(): void {
    const [turn] = order()
    if (isBusy || turn === undefined) return
    isBusy = true
    waiting.splice(waiting.indexOf(turn), 1)
    served = [...served.filter((who) => who !== turn.who), turn.who]
    turn.begin()
    order().forEach(({ hear }, index) => hear(index + 1))
  }

  return {
    /**
     * Does the work in its turn.
     * @param hear is told how many are before it, whenever that changes
     * @throws GaveUp, and what the work throws
     */
    async run<T>(who: string, work: () => Promise<T>, signal: AbortSignal, hear: (before: number) => void): Promise<T> {
      await new Promise<void>((begin, giveUp) => {
        const turn = { who, begin, hear }
        signal.addEventListener('abort', () => {
          const place = waiting.indexOf(turn)
          if (place < 0) return
          waiting.splice(place, 1)
          giveUp(new GaveUp('Nobody waits for it any more.'))
        })
        waiting.push(turn)
        if (isBusy) hear(order().indexOf(turn) + 1)
        next()
      })
      try {
        return await work()
      } finally {
        isBusy = false
        next()
      }
    },
  }
}
