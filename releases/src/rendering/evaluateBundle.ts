import { createRequire } from 'node:module'
import { compileFunction, type Context } from 'node:vm'

const require = createRequire(import.meta.url)

/**
 * The Node modules that a server bundle may require. This catches mistakes and is no sandbox: signed remotes are
 * trusted code.
 */
const BUILTINS = new Set([
  'async_hooks',
  'buffer',
  'crypto',
  'events',
  'stream',
  'stream/consumers',
  'string_decoder',
  'util',
])

/** @throws Error for anything but the allowed modules of Node */
export function requireBuiltin(request: string): unknown {
  if (BUILTINS.has(request.replace(/^node:/, ''))) return require(request)
  throw new Error(`A server bundle may not require "${request}"`)
}

/**
 * Evaluates a CommonJS file outside of Node's module cache, so that the code is garbage-collected with the result.
 * @param realm whose built-ins and globals it has; by default those of this thread
 */
export function evaluateBundle<Exports>(
  source: string,
  filename: string,
  requireModule: (request: string) => unknown,
  realm?: Context,
): Exports {
  const module = { exports: {} as Exports }
  const run = compileFunction(source, ['module', 'exports', 'require'], {
    filename,
    ...(realm ? { parsingContext: realm } : {}),
  })
  run.call(module.exports, module, module.exports, requireModule)
  return module.exports
}
