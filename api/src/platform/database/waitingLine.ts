/** A FIFO queue. Whoever has waited for `maxMs` leaves it with the error of `tooLate`. */
export function waitingLine(maxMs: number, tooLate: () => Error) {
  type Place = { since: number; begin: () => void }
  const places: Place[] = []

  return {
    length: () => places.length,
    /** How long the first in line has waited. */
    oldestMs: () => (places[0] ? performance.now() - places[0].since : 0),
    callNext: () => places.shift()?.begin(),
    /** Resolves with the seconds waited. */
    join: () =>
      new Promise<number>((resolve, reject) => {
        const since = performance.now()
        const ownPlace: Place = {
          since,
          begin: () => {
            clearTimeout(timer)
            resolve((performance.now() - since) / 1_000)
          },
        }
        const leave = () => {
          const place = places.indexOf(ownPlace)
          if (place === -1) return
          places.splice(place, 1)
          reject(tooLate())
        }
        // As in `within`: if the timer is late, the event loop first handles finished work, which may call this one.
        const timer = setTimeout(() => setImmediate(leave), maxMs)
        places.push(ownPlace)
      }),
  }
}
