const { readdirSync } = require('node:fs')
const { join } = require('node:path')

const build = join(__dirname, 'shared/build')
const remotes = readdirSync(__dirname).filter((name) => name.startsWith('mfe-'))

/** Packages of the web; servers and tools are tested by node:test. */
const tested = ['shared', 'shell', 'tools/new-remote/template', ...remotes]
/** Folders of other packages whose files they import, so that Jest knows which tests a change of those concerns. */
const imported = ['content', 'gateway', 'releases']

/** Packages published as ES modules only, which are compiled like our own code. */
const MODULES_ONLY = [
  'until-async',
  '@open-draft',
  'rettime',
  'msw',
  'eventsource-parser',
  'qr',
  '@videojs',
  'signal-polyfill',
]

/** One project for all packages: what a test has compiled no other compiles again. */
module.exports = {
  // A busy machine is slow, not wrong.
  testTimeout: 60_000,
  cacheDirectory: '<rootDir>/.kinora/cache/jest',
  roots: [...tested, ...imported].map((name) => `<rootDir>/${name}`),
  testMatch: tested.map((name) => `<rootDir>/${name}/**/*.test.{ts,tsx}`),
  testEnvironment: 'jest-fixed-jsdom',
  moduleFileExtensions: ['tsx', 'ts', 'js', 'mjs', 'cjs', 'json', 'mdx'],
  moduleNameMapper: {
    // Jest's require takes no .mjs, which these packages export.
    '^d3-([a-z-]+)$': join(__dirname, 'node_modules/d3-$1/dist/d3-$1.js'),
    '\\.module\\.css$': join(build, 'jestClassNames.cjs'),
    '\\?picture$': join(build, 'jestPicture.cjs'),
    '\\.(css|woff2|svg|png|webp|avif)$': join(build, 'jestFile.cjs'),
  },
  transform: {
    '\\.mdx$': join(build, 'jestContent.cjs'),
    '\\.(tsx?|m?js)$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2024',
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${MODULES_ONLY.join('|')})/)`],
  setupFilesAfterEnv: [join(__dirname, 'shared/testing/setup.ts')],
  restoreMocks: true,
}
