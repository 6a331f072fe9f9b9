const { join } = require('node:path')

/** Packages published as ES modules only, which are compiled like our own code. */
const MODULES_ONLY = [
  'until-async',
  '@kinora',
  '@open-draft',
  'rettime',
  'msw',
  'eventsource-parser',
  'qr',
  '@videojs',
  'signal-polyfill',
]

/** How Jest runs tests of what browsers run, here and in a squad's own repository. */
module.exports = {
  // A busy machine is slow, not wrong.
  testTimeout: 60_000,
  testEnvironment: 'jest-fixed-jsdom',
  moduleFileExtensions: ['tsx', 'ts', 'js', 'mjs', 'cjs', 'json', 'mdx'],
  moduleNameMapper: {
    '\\.module\\.css$': join(__dirname, 'jestClassNames.cjs'),
    '\\?picture$': join(__dirname, 'jestPicture.cjs'),
    '\\.(css|woff2|svg|png|webp|avif)$': join(__dirname, 'jestFile.cjs'),
  },
  transform: {
    '\\.mdx$': join(__dirname, 'jestContent.cjs'),
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
  setupFilesAfterEnv: ['@kinora/testing/setup'],
  restoreMocks: true,
}
