const { readdirSync } = require('node:fs')
const { join } = require('node:path')
const preset = require('./shared/build/jestPreset.cjs')

const remotes = readdirSync(__dirname).filter((name) => name.startsWith('mfe-'))

/** Packages of the web; servers and tools are tested by node:test. */
const tested = ['shared', 'shell', 'tools/new-remote/template', ...remotes]
/** Folders of other packages whose files they import, so that Jest knows which tests a change of those concerns. */
const imported = ['content', 'gateway', 'releases']

/** One project for all packages: what a test has compiled no other compiles again. */
module.exports = {
  ...preset,
  cacheDirectory: '<rootDir>/.kinora/cache/jest',
  runtime: '<rootDir>/tools/checks/running/jestRuntime.cjs',
  roots: [...tested, ...imported].map((name) => `<rootDir>/${name}`),
  testMatch: tested.map((name) => `<rootDir>/${name}/**/*.test.{ts,tsx}`),
  moduleNameMapper: {
    // Jest's require takes no .mjs, which these packages export.
    '^d3-([a-z-]+)$': join(__dirname, 'node_modules/d3-$1/dist/d3-$1.js'),
    ...preset.moduleNameMapper,
  },
}
