const { Script } = require('node:vm')
const { default: Runtime } = require('jest-runtime')

/** What this process has compiled, by file. */
const compiled = new Map()

/**
 * Jest's runtime, which compiles a module once in a process. Jest itself compiles it anew for each test file, and V8
 * then each of its functions, which is a third of the time of a component's tests.
 */
module.exports = class extends Runtime {
  constructor(...options) {
    super(...options)
    const { executor, _environment: environment, _testPath: testPath } = this
    const compileAnew = executor.compile
    executor.compile = (source, filename) => {
      const context = environment.getVmContext()
      // Jest says what is wrong where there is no context, or the source has an error.
      if (context === null || filename === testPath) return compileAnew.call(executor, source, filename)
      try {
        return scriptOf(source, filename, executor.injectedModuleParameters).runInContext(context)
      } catch {
        return compileAnew.call(executor, source, filename)
      }
    }
  }
}

/** @param {string} source @param {string} filename @param {string[]} parameters of a module's function */
function scriptOf(source, filename, parameters) {
  const known = compiled.get(filename)
  if (known?.source === source) return known.script
  const head = `(function (${parameters.join(', ')}) {`
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length })
  compiled.set(filename, { source, script })
  return script
}
