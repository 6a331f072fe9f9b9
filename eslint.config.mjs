import css from '@eslint/css'
import hooks from 'eslint-plugin-react-hooks'
import testingLibrary from 'eslint-plugin-testing-library'
import tseslint from 'typescript-eslint'
import { browsersPlugin } from './tools/checks/browsers/browsersPlugin.ts'

/** Packages that must be on the page only once: remotes use the exports of shared packages instead. */
const sharedPackageOf = {
  'react-router-dom': '@kinora/router',
  'react-router': '@kinora/router',
  '@reduxjs/toolkit': '@kinora/http',
  'react-redux': '@kinora/http',
  i18next: '@kinora/i18n',
  'react-i18next': '@kinora/i18n',
  zustand: '@kinora/notices, or useState',
  'react-dom': '@kinora/ui',
}

const sharedPackagesOnly = Object.entries(sharedPackageOf).map(([name, instead]) => ({
  group: [name, `${name}/*`],
  message: `A second copy on the page would have its own state. Import it from ${instead}.`,
}))

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

const ownTransactions = [
  {
    selector:
      'CallExpression > MemberExpression.callee[property.name="transaction"]:matches([object.name=/^(orm|tx)$/], [object.property.name="orm"])',
    message: 'Drizzle keeps a connection whose BEGIN failed. Use the transaction of Database.',
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

const typed = (rules) => ({
  files: ['**/*.{ts,tsx}'],
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  rules,
})

export default tseslint.config(
  {
    ignores: ['**/node_modules/', '.node/', '.kinora/', '**/coverage/', 'test-results/', 'playwright-report/'],
  },
  { files: ['**/*.{ts,tsx,js,mjs,cjs}'], extends: [tseslint.configs.recommended] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    rules: {
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
      'no-console': 'off',
      'no-restricted-syntax': ['error', ...noMarkupFromText],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', minimumDescriptionLength: 15 },
      ],
    },
  },
  typed({
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/await-thenable': 'error',
    '@typescript-eslint/switch-exhaustiveness-check': 'error',
    '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
  }),
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    ignores: [
      '**/*Screen.tsx',
      '**/*Slot.tsx',
      'shared/build/**/*Loader.ts',
      '**/remote.ts',
      'mfe-*/src/indexes.ts',
      '**/*.config.{ts,js,mjs,cjs}',
      '**/.*.cjs',
      '**/locales/*.ts',
      '**/*.d.ts',
    ],
    rules: {
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true } },
      ],
    },
  },
  // Drawings, films and demo users are data, which may be long.
  { files: ['{content,demo}/**'], rules: { 'max-lines': 'off' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['{shell,mfe-*,shared}/**/*.{ts,tsx,js,mjs,cjs}'], ...hooks.configs.flat['recommended-latest'] },
  {
    files: ['shell/**/*.tsx', 'mfe-*/**/*.tsx', 'shared/ui/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...noMarkupFromText, noStyleAttribute] },
  },
  {
    files: ['mfe-*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,fake}.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...noMarkupFromText, noStyleAttribute, ...noStateAcrossEpochs] },
  },
  { files: ['api/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...noMarkupFromText, ...ownTransactions] } },
  {
    files: ['mfe-*/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: sharedPackagesOnly }] },
  },
  { files: ['{shell,shared,mfe-*}/**/*.test.{ts,tsx}'], ...testingLibrary.configs['flat/react'] },
  // Code that runs in browsers, as in tsconfig.browser.json.
  {
    files: ['{shell,mfe-*,shared}/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,fake}.{ts,tsx}', '**/*.d.ts', 'shared/{build,testing}/**', 'shell/src/server.tsx'],
    plugins: { browsers: browsersPlugin },
    rules: { 'browsers/supported-scripts': 'error' },
  },
  {
    files: ['{shell,mfe-*,shared}/**/*.css'],
    language: 'css/css',
    plugins: { css, browsers: browsersPlugin },
    rules: { 'browsers/supported-styles': ['error', { enhancements }] },
  },
  // Playwright's fixture callback is called `use`, which is not a hook.
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  {
    files: ['{api,bench,content,demo,gateway,releases,sandbox,tools,e2e/smoke}/**/*.ts'],
    rules: {
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            {
              from: 'package',
              package: 'node:test',
              name: ['test', 'describe', 'it', 'before', 'after', 'beforeEach', 'afterEach', 'suite'],
            },
          ],
        },
      ],
    },
  },
)
