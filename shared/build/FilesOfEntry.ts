import type { Compiler } from 'webpack'

/**
 * A container asks for its other files as it was asked for itself.
 * - From the same origin: another product that shows this remote has no such files. On our own pages addresses stay
 *   without an origin, as servers render them.
 * - With the same query, by which a container is loaded again: one of its chunks may be the request that hung, and a
 *   pending request blocks others for the same URL.
 */
export class FilesOfEntry {
  /** webpack's compiler, or Rspack's: what they are made of is the same. */
  apply(compiler: Compiler) {
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack
    const { publicPath, getChunkScriptFilename: name } = RuntimeGlobals

    class FollowEntry extends RuntimeModule {
      constructor() {
        super('follow entry', RuntimeModule.STAGE_ATTACH)
      }

      override generate() {
        return `
var script = typeof document === 'undefined' ? null : document.currentScript;
var entry = script && new URL(script.src);
var fileName = ${name};
if (entry && entry.origin !== location.origin) ${publicPath} = entry.origin + ${publicPath};
if (entry && entry.search) ${name} = function (chunk) { return fileName(chunk) + entry.search; };
`
      }
    }

    compiler.hooks.compilation.tap('FilesOfEntry', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('FilesOfEntry', (chunk, requirements) => {
        requirements.add(publicPath)
        requirements.add(name)
        compilation.addRuntimeModule(chunk, new FollowEntry())
      })
    })
  }
}
