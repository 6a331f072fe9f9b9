import { watchLoop } from '../src/platform/process/watchLoop.ts'

/** For a test: a process with a watchdog that ends after two seconds; with `stand`, it blocks its event loop then. */
watchLoop(1_000)
setTimeout(() => {
  while (process.argv[2] === 'stand') continue
}, 2_000)
