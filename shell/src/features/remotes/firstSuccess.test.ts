import { firstSuccess, withTimeout } from './remoteLoader.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const hang = () => new Promise<string>(() => {})
const fail = (why: string) => () => Promise.reject(new Error(why))
const after = (ms: number, value: string) => () => new Promise<string>((resolve) => setTimeout(resolve, ms, value))

test('the first attempt wins when it answers in time, and no other begins', async () => {
  const second = jest.fn(hang)
  await expect(firstSuccess([() => Promise.resolve('live'), second], 100)).resolves.toBe('live')
  expect(second).not.toHaveBeenCalled()
})

test('a failure begins the next attempt at once', async () => {
  await expect(firstSuccess([fail('404'), () => Promise.resolve('again')], 100)).resolves.toBe('again')
})

test('a hung attempt is overtaken, and a slow one may still win', async () => {
  const overtaken = firstSuccess([hang, () => Promise.resolve('last good')], 100)
  await jest.advanceTimersByTimeAsync(100)
  await expect(overtaken).resolves.toBe('last good')

  const slow = firstSuccess([after(150, 'slow'), hang], 100)
  await jest.advanceTimersByTimeAsync(150)
  await expect(slow).resolves.toBe('slow')
})

test('when all attempts fail there is an error, and when all hang there is a timeout', async () => {
  await expect(firstSuccess([fail('one'), fail('two')], 100)).rejects.toThrow()

  const hung = expect(withTimeout(firstSuccess([hang, hang], 100), 200)).rejects.toThrow('No answer in 200 ms')
  await jest.advanceTimersByTimeAsync(200)
  await hung
})

test('a remote that has no version at all fails at once', async () => {
  await expect(firstSuccess([], 100)).rejects.toThrow('Nothing to load')
})
