import type { Mutant } from '../Mutant.ts'

/** Messages, texts and content. */
export const wordMutants: Mutant[] = [
  {
    id: 'plural-form-missing',
    breaks: 'Polish readers see the name of a message instead of "2 programy"',
    file: 'mfe-catalog/src/locales/pl.json',
    from: '    "count_few": "{{count}} programy",\n    "count_many": "{{count}} programów",\n    "count_other": "{{count}} programu",\n    "range"',
    to: '    "count_many": "{{count}} programów",\n    "count_other": "{{count}} programu",\n    "range"',
    suite: 'static',
    tests: ['tools/checks/localeSuite.ts'],
  },
  {
    id: 'placeholder-lost',
    breaks: 'English readers are not told which filter to remove',
    file: 'mfe-catalog/src/locales/en.json',
    from: 'Try removing this one first: {{name}}.',
    to: 'Try removing one of them.',
    suite: 'static',
    tests: ['tools/checks/localeSuite.ts'],
  },
  {
    id: 'guidance-shorter',
    breaks: 'the English guidance of a program says less than the Polish one',
    file: 'content/programs/balanceWithAChair.ts',
    from: "whatYouNeed: ['A heavy, steady chair with a back', 'Bare feet or shoes with a flat sole'],",
    to: "whatYouNeed: ['A heavy, steady chair with a back'],",
    suite: 'content',
    tests: ['content/content.test.ts'],
  },
  {
    id: 'reader-unnamed',
    breaks: 'the privacy policy does not say that a specialist sees the pain',
    file: 'mfe-marketing/content/privacy-policy/en.mdx',
    from: 'your path, sessions and progress, your pain, effort and how you feel,',
    to: 'your path, sessions and progress,',
    suite: 'tools',
    tests: ['tools/checks/repository/readersOfHealth.test.ts'],
  },
]
