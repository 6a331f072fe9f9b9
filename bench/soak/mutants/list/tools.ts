import type { Mutant } from '../Mutant.ts'

/** The rules of this repository, its checks, and the sandbox. */
export const toolMutants: Mutant[] = [
  {
    id: 'key-of-another-request',
    breaks: 'the sandbox answers a request with the answer to another one that had its key',
    file: 'sandbox/src/payments/wire/answerOnce.ts',
    from: "      if (storedAnswer['request'] !== digest) throw otherRequest()\n",
    to: '',
    suite: 'tools',
    tests: ['sandbox/src/payments/idempotency.test.ts'],
  },
  {
    id: 'crash-after-tests',
    breaks: 'a change lands whose tests crash after the last one has passed',
    file: 'tools/checks/running/runTests.ts',
    from: 'Math.max(failed, 1)',
    to: 'failed',
    suite: 'tools',
    tests: ['tools/checks/running/runTests.test.ts'],
  },
  {
    id: 'neighbours-import',
    breaks: 'a feature that imports from inside of another lands',
    file: '.dependency-cruiser.cjs',
    from: "{ path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },",
    to: "{ path: '^$1/src/features/', pathNot: '^$1/src/features/' },",
    suite: 'rules',
    tests: ['tools/rules/importRules.test.ts'],
  },
  {
    id: 'plural-forms-unchecked',
    breaks: 'a release with a missing plural form is built',
    file: 'shared/build/localeProblems.ts',
    from: '...requiredKeys.filter((key) => !texts.has(key)).map((key) => `${locale} lacks "${key}"`),',
    to: '...requiredKeys.filter((key) => !texts.has(key) && !plural).map((key) => `${locale} lacks "${key}"`),',
    suite: 'releases',
    tests: ['releases/src/build/localeProblems.test.ts'],
  },
  {
    id: 'goes-on-without-npm',
    breaks: 'a release whose npm was killed runs on, with its browser',
    file: 'tools/setup/endQuietly.js',
    from: "if (process.listenerCount('disconnect') === 1) process.exit(1)",
    to: '',
    suite: 'tools',
    tests: ['tools/setup/setup.test.ts'],
  },
]
