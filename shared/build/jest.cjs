/**
 * The Jest preset of all browser packages: `module.exports = require('@kinora/build/jest')('mfe-catalog', __dirname)`.
 */
const path = require('node:path')

/** Packages published as ES modules only, which are compiled like our own code. */
const MODULES_ONLY = [
  'until-async',
  '@open-draft',
  'rettime',
  'msw',
  'lucide-react',
  'eventsource-parser',
  'qr',
  '@videojs',
  'signal-polyfill',
]

module.exports = (name, rootDir) => ({
  displayName: name,
  rootDir,
  testEnvironment: 'jest-fixed-jsdom',
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  moduleFileExtensions: ['tsx', 'ts', 'js', 'mjs', 'cjs', 'json', 'mdx'],
  moduleNameMapper: {
    // Jest's require takes no .mjs, which these packages export.
    '^d3-([a-z-]+)$': path.join(__dirname, '../../node_modules/d3-$1/dist/d3-$1.js'),
    '\\.module\\.css$': path.join(__dirname, 'jestClassNames.cjs'),
    '\\?picture$': path.join(__dirname, 'jestPicture.cjs'),
    '\\.(css|woff2|svg|png|webp|avif)$': path.join(__dirname, 'jestFile.cjs'),
  },
  transform: {
    '\\.mdx$': path.join(__dirname, 'jestContent.cjs'),
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
  setupFilesAfterEnv: [path.join(__dirname, '../testing/setup.ts')],
  restoreMocks: true,
})
