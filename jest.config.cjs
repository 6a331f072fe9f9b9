const { readdirSync } = require('node:fs')
const { join } = require('node:path')
const preset = require('./shared/build/jest.cjs')

const remotes = readdirSync(__dirname).filter((name) => name.startsWith('mfe-'))

/** One project for each package of the web; servers and tools are tested by node:test. */
module.exports = {
  // A busy machine is slow, not wrong.
  testTimeout: 60_000,
  projects: ['shared', 'shell', 'tools/new-remote/template', ...remotes].map((name) =>
    preset(name, join(__dirname, name)),
  ),
}
