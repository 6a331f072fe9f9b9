/** Jest's transformer of `.mdx` files: compiled as in a build, then like our own code. */
const { createHash } = require('node:crypto')
const { createTransformer } = require('@swc/jest')
const { compileContent } = require('./content/compileContent.ts')

const swc = createTransformer({
  swcrc: false,
  jsc: {
    parser: { syntax: 'ecmascript', jsx: true },
    target: 'es2024',
    transform: { react: { runtime: 'automatic' } },
  },
})

/** The text is compiled before Jest looks into its cache, because it has facts of other files. */
module.exports = {
  getCacheKey: (source, file) => createHash('sha256').update(file).update(compileContent(source, file)).digest('hex'),
  process: (source, file, options) => swc.process(compileContent(source, file), file, options),
}
