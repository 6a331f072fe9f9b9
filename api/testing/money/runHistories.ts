import { runModel } from './runModel.ts'

/** More of them would need more connections than a server of the usual settings gives. */
const PROCESSES = 2

type Lent = { url: string; drop: () => Promise<unknown> }

/**
 * Lives through histories in two processes, each with a PostgreSQL database of its own. The same seed gives the same ones.
 * @returns what `runModel` returns, for each process
 */
export const runHistories = (create: () => Promise<Lent>, { histories, seed }: { histories: number; seed: number }) =>
  Promise.all(
    Array.from({ length: PROCESSES }, async (_, part) => {
      const { url, drop } = await create()
      try {
        return await runModel({ urls: [url], seeds: [seed + part], histories: Math.ceil(histories / PROCESSES) })
      } finally {
        await drop()
      }
    }),
  )
