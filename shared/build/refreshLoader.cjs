/**
 * Adds the functions that React's Fast Refresh transform calls. Component families are named by file, so that a
 * component in a newer build of its remote is recognised: `kinoraRefresh` is the shell's runtime
 * (shell/src/dev/refreshRuntime.ts).
 */
module.exports = function refreshLoader(source) {
  const file = JSON.stringify(this.utils.contextify(this.rootContext, this.resourcePath))
  return `${source}
function $RefreshReg$(type, name) { self.kinoraRefresh?.register(type, ${file} + ' ' + name) }
function $RefreshSig$() { return self.kinoraRefresh?.createSignatureFunctionForTransform() ?? ((type) => type) }
`
}
