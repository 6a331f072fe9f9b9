import css from '@eslint/css'
import { parser } from 'typescript-eslint'
import { browsersPlugin } from './tools/checks/browsers/browsersPlugin.ts'

const noMarkupFromText = [
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Markup from text allows script injection. Render elements instead.',
  },
  {
    selector: 'AssignmentExpression > MemberExpression.left[property.name=/^(innerHTML|outerHTML)$/]',
    message: 'Trusted Types refuses this in the browser. Use textContent, or React.',
  },
]

const noStyleAttribute = {
  selector: 'JSXAttribute[name.name="style"]',
  message:
    'The content security policy blocks style attributes of server-rendered pages. Use a class of the CSS module.',
}

/** `en` alone is American: `June 2, 2027`. */
const datesOfEurope = {
  selector:
    'NewExpression[callee.property.name="DateTimeFormat"][arguments.0.name="locale"]:has(Property[key.name=/^(dateStyle|day|month)$/])',
  message: 'English dates are British here. Use formatDay or formatMoment of @kinora/i18n.',
}

/** A device's clock may be hours off, and be set while a page is open. */
const timesOfTheServer = {
  selector:
    ':matches(NewExpression[callee.name="Date"][arguments.length=0], CallExpression[callee.object.name="Date"][callee.property.name="now"])',
  message:
    'This is the time of the device. Use serverNow, useToday, daysLeft or msUntil of @kinora/i18n, stopwatch for how long something takes, and markNow with isYoung for what the browser keeps.',
}

/** Until a word is composed, its keys belong to the input method. */
const keysOfShortcuts = [
  'CallExpression[arguments.0.value=/^key(down|up)$/] > ArrowFunctionExpression > ObjectPattern > Property[key.name="key"]',
  'JSXAttribute[name.name=/^onKey(Down|Up)$/] ArrowFunctionExpression > ObjectPattern > Property[key.name="key"]',
  ':function > ObjectPattern[typeAnnotation.typeAnnotation.typeName.name="KeyboardEvent"] > Property[key.name="key"]',
  'MemberExpression[object.name="event"][property.name="key"]',
].map((selector) => ({ selector, message: 'Use pressedKey, or latinKey for a letter, of @kinora/ui.' }))

const daysThatPass = {
  selector:
    ':matches(CallExpression[callee.name="today"], ImportSpecifier[imported.name="today"][local.name!="today"])',
  message: 'Midnight passes while a page is open. Use useToday of @kinora/i18n.',
}

/** The end of a session epoch clears the page, its store and personal values, and nothing else (docs/decisions/011). */
const noStateAcrossEpochs = [
  {
    selector: 'Identifier[name=/^(localStorage|sessionStorage|indexedDB)$/]',
    message: 'The next user would find the value. Use storedValue of @kinora/session, which knows whose it is.',
  },
  {
    selector: ':matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind="let"]',
    message: 'A module outlives whoever filled it. Keep it in a component or in the store.',
  },
  {
    selector:
      ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.name=/^(Weak)?(Map|Set)$/][arguments.length=0]',
    message: 'A module outlives whoever filled it. Keep it in a component or in the store.',
  },
  {
    selector:
      'VariableDeclarator:has(CallExpression[callee.name=/^use.+Query$/] Property[key.name="skip"]) > ObjectPattern > Property[key.name="data"]',
    message: 'A skipped query still has data of before. Use currentData.',
  },
]

/** Style features that are optional: pages work without them in old browsers. */
const enhancements = [
  'content-visibility',
  'cursor',
  'forced-color-adjust',
  // Browsers that can show any element in full screen support this; others show only the video in full screen.
  'fullscreen',
  // Old browsers print with margins of their own.
  '@page',
  'print-color-adjust',
  'resize',
  // Styles for pages without JavaScript; old browsers use the styles for pages with it.
  'scripting',
  'text-wrap',
  'view-transition',
  'view-transition-group',
  'view-transition-name',
  'view-transition-new',
  'view-transition-old',
]

const tests = '**/*.{test,fake}.{ts,tsx}'

/** Only the rules that oxlint does not have (docs/decisions/041), on what browsers run, as in tsconfig.browser.json. */
export default [
  {
    ignores: [
      '**/node_modules/',
      '**/coverage/',
      '**/*.d.ts',
      tests,
      'shared/{build,testing}/',
      'shell/src/server.tsx',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parser,
      // The rule about browsers asks TypeScript for types.
      parserOptions: { project: 'tsconfig.browser.json', tsconfigRootDir: import.meta.dirname },
    },
    plugins: { browsers: browsersPlugin },
    rules: {
      'browsers/supported-scripts': 'error',
      'no-restricted-syntax': ['error', ...noMarkupFromText, timesOfTheServer, ...keysOfShortcuts],
    },
  },
  {
    files: ['shared/ui/actions/pressedKey.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noMarkupFromText, timesOfTheServer] },
  },
  {
    // Where the two clocks are read.
    files: ['shared/i18n/{deviceClock,serverTime}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noMarkupFromText] },
  },
  {
    files: ['shell/**/*.tsx', 'mfe-*/**/*.tsx', 'shared/ui/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...noMarkupFromText,
        timesOfTheServer,
        ...keysOfShortcuts,
        daysThatPass,
        noStyleAttribute,
        datesOfEurope,
      ],
    },
  },
  {
    files: ['mfe-*/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...noMarkupFromText,
        timesOfTheServer,
        ...keysOfShortcuts,
        noStyleAttribute,
        datesOfEurope,
        ...noStateAcrossEpochs,
      ],
    },
  },
  {
    files: ['mfe-*/src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...noMarkupFromText,
        timesOfTheServer,
        ...keysOfShortcuts,
        daysThatPass,
        noStyleAttribute,
        datesOfEurope,
        ...noStateAcrossEpochs,
      ],
    },
  },
  {
    files: ['**/*.css'],
    language: 'css/css',
    plugins: { css, browsers: browsersPlugin },
    rules: { 'browsers/supported-styles': ['error', { enhancements }] },
  },
]
