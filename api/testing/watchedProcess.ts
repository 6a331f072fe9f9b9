import { watchLoop } from '../src/watchLoop.ts'

/** For a test: a watched process that ends after two seconds, or whose event loop stands when it is told `stand`. */
watchLoop(1_000)
setTimeout(() => {
  while (process.argv[2] === 'stand') continue
}, 2_000)
