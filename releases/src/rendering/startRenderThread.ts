import { createInterface } from 'node:readline'
import { Worker } from 'node:worker_threads'
import { NotRendered } from './notRendered.ts'
import type {
  RenderWorkerOptions,
  ServerBundles,
  TaskResult,
  ThreadAnswer,
  ThreadData,
  ThreadRequest,
  ThreadTask,
} from './renderMessages.ts'

/** One render thread. */
export type RenderThread = {
  /** @param budgetMs the time limit, by default that of a page @throws NotRendered */
  run<Task extends ThreadTask>(task: Task, budgetMs?: number): Promise<TaskResult<Task>>
  /** Whether code of a task has kept the thread from everything else for a tenth of a second. */
  isBlocked(): boolean
  stop(): Promise<void>
  /**
   * Resolves when the thread has ended by itself or was terminated because it hung. `running` are the tasks in flight.
   */
  ended: Promise<{ reason: string; running: ThreadTask[] }>
}

type Waiting = {
  task: ThreadTask
  resolve: (result: unknown) => void
  reject: (error: NotRendered) => void
  timer: NodeJS.Timeout
}

const START_MS = 10_000
const BLOCKED_MS = 100

/** @throws Error when the shell's server bundle does not evaluate. */
export async function startRenderThread(bundles: ServerBundles, options: RenderWorkerOptions): Promise<RenderThread> {
  const { log, budgetMs: pageBudgetMs = 1_500, hungAfterMs = 2_500, memoryMb = 256 } = options
  const beat = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT))
  const thread = new Worker(new URL('./renderThread.ts', import.meta.url), {
    workerData: { bundles, beat } satisfies ThreadData,
    // Remotes get no secrets from this process's environment.
    env: { NODE_ENV: process.env['NODE_ENV'] },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    stdout: true,
    stderr: true,
  })
  for (const stream of [thread.stdout, thread.stderr]) createInterface(stream).on('line', (line) => log('info', line))

  const waiting = new Map<number, Waiting>()
  const ready = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<{ reason: string; running: ThreadTask[] }>()
  let lastId = 0
  let lastAnswerAt = Date.now()
  let lastDone: ThreadTask[] = []
  let isStopped = false

  function end(reason: string): void {
    if (isStopped) return
    isStopped = true
    const tasks = [...waiting.values()]
    waiting.clear()
    // If the thread ends while idle, code that the last task left running is the cause.
    ended.resolve({ reason, running: tasks.length > 0 ? tasks.map(({ task }) => task) : lastDone })
    ready.reject(new Error(reason))
    for (const { reject, timer } of tasks) {
      clearTimeout(timer)
      reject(new NotRendered(reason))
    }
    void thread.terminate()
  }

  /** If the thread answers other tasks it is busy, not hung: then only this task is rejected. */
  function onOverdue(id: number): void {
    if (Date.now() - lastAnswerAt >= hungAfterMs - 100) return end('it hung')
    waiting.get(id)?.reject(new NotRendered('The render worker is busy'))
    waiting.delete(id)
  }

  thread.on('message', (answer: ThreadAnswer) => {
    lastAnswerAt = Date.now()
    if ('ready' in answer) return ready.resolve()
    const pending = waiting.get(answer.id)
    if (!pending) return
    waiting.delete(answer.id)
    lastDone = [pending.task]
    clearTimeout(pending.timer)
    if ('result' in answer) pending.resolve(answer.result)
    else pending.reject(new NotRendered(answer.failure))
  })
  thread.on('error', (error) => end(error instanceof Error ? error.message : String(error)))
  thread.on('exit', (code) => end(`it ended with code ${code}`))

  const startTimer = setTimeout(() => end('it hung at its start'), START_MS)
  await ready.promise.finally(() => clearTimeout(startTimer))

  return {
    ended: ended.promise,
    run: <Task extends ThreadTask>(task: Task, budgetMs = pageBudgetMs) =>
      new Promise<TaskResult<Task>>((resolve, reject) => {
        if (isStopped) return reject(new NotRendered('The render worker has ended'))
        const id = ++lastId
        if (waiting.size === 0) lastAnswerAt = Date.now()
        const timer = setTimeout(() => onOverdue(id), hungAfterMs - pageBudgetMs + budgetMs)
        waiting.set(id, { task, resolve: resolve as Waiting['resolve'], reject, timer })
        thread.postMessage({ id, task, budgetMs } satisfies ThreadRequest)
      }),
    isBlocked: () => waiting.size > 0 && Date.now() - Math.max(lastAnswerAt, beat[0]!) > BLOCKED_MS,
    async stop() {
      isStopped = true
      await thread.terminate()
    },
  }
}
