const HOUR_MS = 3_600_000
const GETTERS = ['FullYear', 'Month', 'Date'] as const
const TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const

/** The user's clock stands at a moment, so many hours ahead of UTC; all else goes on, until `jest.useRealTimers()`. */
export function userAt(moment: string, hours: number): void {
  jest.useFakeTimers({ now: Date.parse(moment), doNotFake: [...TIMERS] })
  for (const part of GETTERS)
    jest.spyOn(Date.prototype, `get${part}`).mockImplementation(function (this: Date) {
      return new Date(this.getTime() + hours * HOUR_MS)[`getUTC${part}`]()
    })
}
