/** Jest's transformer of `.mdx` files: compiled as in a build, then like our own code. */
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

module.exports = {
  process: (source, file, options) => swc.process(compileContent(source, file), file, options),
}
