import { describe } from 'node:test'
import { pathToFileURL } from 'node:url'

// Runs test files of node:test in this process, one after another: `together.ts <file>…`. Most of a short file's time
// is the start of its process, and what it imports. A file's hooks are of its own tests.
for (const file of process.argv.slice(2)) {
  const { promise, resolve } = Promise.withResolvers<void>()
  // One after another: what two files import at the same time would count their tests among those of the first.
  describe(file, () => import(pathToFileURL(file).href).finally(resolve))
  await promise
}
