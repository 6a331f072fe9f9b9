type Work = (lock: Lock | null) => unknown
type Options = { steal?: boolean; signal?: AbortSignal }
type Turn = { begin: () => void; lose: () => void }

const queues = new Map<string, Turn[]>()

/** Web Locks, which jsdom lacks, for all tabs of a test: exclusive ones in the order of the requests, which can be stolen. */
function request(name: string, options: Options, work: Work): Promise<unknown> {
  const queue = queues.get(name) ?? []
  queues.set(name, queue)
  return new Promise((resolve, reject) => {
    const leave = () => {
      const place = queue.indexOf(turn)
      if (place === -1) return
      queue.splice(place, 1)
      if (place === 0) queue[0]?.begin()
    }
    const fail = () => reject(new DOMException('Aborted', 'AbortError'))
    let hasBegun = false
    const turn: Turn = {
      begin: () => {
        hasBegun = true
        void Promise.resolve(work({ name, mode: 'exclusive' }))
          .then(resolve, reject)
          .finally(leave)
      },
      lose: fail,
    }
    options.signal?.addEventListener('abort', () => {
      if (hasBegun) return
      leave()
      fail()
    })
    if (options.steal) queue.shift()?.lose()
    if (options.steal) queue.unshift(turn)
    else queue.push(turn)
    if (queue[0] === turn) turn.begin()
  })
}

Object.defineProperty(navigator, 'locks', {
  configurable: true,
  value: {
    request: (name: string, ...rest: [Work] | [Options, Work]) =>
      rest.length === 1 ? request(name, {}, rest[0]) : request(name, ...rest),
  },
})
