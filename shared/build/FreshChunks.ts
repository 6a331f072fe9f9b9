import webpack, { type Compiler } from 'webpack'

const { RuntimeGlobals, RuntimeModule } = webpack

/**
 * When a container is loaded again with a cache-busting query, its chunks get the same query: one of them may be the
 * request that hung, and a pending request blocks others for the same URL.
 */
export class FreshChunks {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('FreshChunks', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('FreshChunks', (chunk, requirements) => {
        requirements.add(RuntimeGlobals.getChunkScriptFilename)
        compilation.addRuntimeModule(chunk, new PassOnQuery())
      })
    })
  }
}

class PassOnQuery extends RuntimeModule {
  constructor() {
    super('pass on query', RuntimeModule.STAGE_ATTACH)
  }

  override generate() {
    const name = RuntimeGlobals.getChunkScriptFilename
    return `
var script = typeof document === 'undefined' ? null : document.currentScript;
var query = script ? new URL(script.src).search : '';
var fileName = ${name};
if (query) ${name} = function (chunk) { return fileName(chunk) + query; };
`
  }
}
