/** A violation of a rule of React's compiler, in a component. */
const component = (rule: string, code: string): [string, string] => [
  `shared/ui/${rule}.tsx`,
  `import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
export function Mood({ mood }: { mood: { isOn: boolean } }) {\n${code}\n}`,
]

/** A violation of a rule of Testing Library, in a test. */
const inTest = (rule: string, code: string): [string, string] => [
  `mfe-one/src/${rule}.test.tsx`,
  `import { act, cleanup, fireEvent, render, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
test('one', async () => {\n${code}\n})`,
]

/** A line that each rule of .oxlintrc.json catches, in a file of a remote unless another is named. */
export const planted: Record<string, string | [file: string, code: string]> = {
  eqeqeq: 'export const isSame = (one: unknown, other: unknown) => one == other',
  'max-lines': Array.from({ length: 201 }, (_, at) => `export const line${at} = ${at}`).join('\n'),
  'no-array-constructor': 'export const row = new Array(1, 2)',
  'no-restricted-exports': 'export default 1',
  'no-restricted-imports': "export { createPortal } from 'react-dom'",
  'no-unused-expressions': 'export const sum = (one: number) => {\n  one + 1\n}',
  'no-unused-vars': 'const unused = 1',
  'no-var': 'export var mood = 1',
  'prefer-const': 'export function sum() {\n  let one = 1\n  return one\n}',
  'prefer-rest-params': 'export function sum() {\n  return arguments[0]\n}',
  'prefer-spread': 'export const largest = (row: number[]) => Math.max.apply(Math, row)',
  'react/exhaustive-deps': [
    'shell/src/useMood.ts',
    "import { useEffect } from 'react'\nexport const useMood = (mood: string) => useEffect(() => console.log(mood), [])",
  ],
  'react/rules-of-hooks': [
    'shared/ui/Mood.tsx',
    "import { useState } from 'react'\nexport const Mood = ({ isOn }: { isOn: boolean }) => (isOn ? useState(1)[0] : 0)",
  ],
  'react/error-boundaries': component('error-boundaries', 'try { return <p /> } catch { return null }'),
  'react/globals': [
    'shared/ui/globals.tsx',
    'let count = 0\nexport function Mood() {\n  count = count + 1\n  return <p>{count}</p>\n}',
  ],
  'react/immutability': component('immutability', 'mood.isOn = true\n  return <p />'),
  'react/incompatible-library': component(
    'incompatible-library',
    "const { watch } = useForm()\n  return <p>{String(watch('mood'))}</p>",
  ),
  'react/purity': component('purity', 'return <p>{Date.now()}</p>'),
  'react/refs': component('refs', 'const ref = useRef(1)\n  return <p>{ref.current}</p>'),
  'react/set-state-in-effect': component(
    'set-state-in-effect',
    'const [, set] = useState(0)\n  useEffect(() => {\n    set(1)\n  }, [])\n  return <p />',
  ),
  'react/set-state-in-render': component(
    'set-state-in-render',
    'const [, set] = useState(0)\n  set(1)\n  return <p />',
  ),
  'react/static-components': component('static-components', 'const Inner = () => <p />\n  return <Inner />'),
  'react/unsupported-syntax': component('unsupported-syntax', "eval('1')\n  return <p />"),
  'react/use-memo': component(
    'use-memo',
    'const isOn = useMemo((one: boolean) => one, [])\n  return <p>{String(isOn)}</p>',
  ),
  'react/void-use-memo': component(
    'void-use-memo',
    'useMemo(() => {\n    console.log(mood)\n  }, [mood])\n  return <p />',
  ),
  'testing-library/await-async-events': inTest('await-async-events', 'userEvent.click(document.body)'),
  'testing-library/await-async-queries': inTest('await-async-queries', "screen.findByText('mood')"),
  'testing-library/await-async-utils': inTest('await-async-utils', 'waitFor(() => {})'),
  'testing-library/no-await-sync-events': inTest('no-await-sync-events', 'await fireEvent.click(document.body)'),
  'testing-library/no-await-sync-queries': inTest('no-await-sync-queries', "await screen.getByText('mood')"),
  'testing-library/no-container': inTest(
    'no-container',
    "const { container } = render(<p />)\n  container.querySelector('p')",
  ),
  'testing-library/no-debugging-utils': inTest('no-debugging-utils', 'screen.debug()'),
  'testing-library/no-dom-import': [
    'mfe-one/src/no-dom-import.test.tsx',
    "import { screen } from '@testing-library/dom'\nscreen.getByText('mood')",
  ],
  'testing-library/no-global-regexp-flag-in-query': inTest(
    'no-global-regexp-flag-in-query',
    'screen.getByText(/mood/g)',
  ),
  'testing-library/no-manual-cleanup': inTest('no-manual-cleanup', 'afterEach(cleanup)'),
  'testing-library/no-node-access': inTest('no-node-access', "expect(screen.getByText('mood').firstChild).toBeNull()"),
  'testing-library/no-promise-in-fire-event': inTest(
    'no-promise-in-fire-event',
    "fireEvent.click(screen.findByText('mood'))",
  ),
  'testing-library/no-render-in-lifecycle': inTest(
    'no-render-in-lifecycle',
    'beforeEach(() => {\n    render(<p />)\n  })',
  ),
  'testing-library/no-unnecessary-act': inTest(
    'no-unnecessary-act',
    'act(() => {\n    fireEvent.click(document.body)\n  })',
  ),
  'testing-library/no-wait-for-multiple-assertions': inTest(
    'no-wait-for-multiple-assertions',
    'await waitFor(() => {\n    expect(act).toBe(1)\n    expect(act).toBe(2)\n  })',
  ),
  'testing-library/no-wait-for-side-effects': inTest(
    'no-wait-for-side-effects',
    'await waitFor(() => {\n    fireEvent.click(document.body)\n  })',
  ),
  'testing-library/no-wait-for-snapshot': inTest(
    'no-wait-for-snapshot',
    'await waitFor(() => expect(1).toMatchSnapshot())',
  ),
  'testing-library/prefer-find-by': inTest('prefer-find-by', "await waitFor(() => screen.getByText('mood'))"),
  'testing-library/prefer-presence-queries': inTest(
    'prefer-presence-queries',
    "expect(screen.getByText('mood')).not.toBeInTheDocument()",
  ),
  'testing-library/prefer-query-by-disappearance': inTest(
    'prefer-query-by-disappearance',
    "await waitForElementToBeRemoved(() => screen.getByText('mood'))",
  ),
  'testing-library/prefer-screen-queries': inTest(
    'prefer-screen-queries',
    "const { getByText } = render(<p />)\n  getByText('mood')",
  ),
  'testing-library/render-result-naming-convention': inTest(
    'render-result-naming-convention',
    'const wrapper = render(<p />)\n  wrapper.unmount()',
  ),
  'typescript/await-thenable': 'export const one = async () => await 1',
  'typescript/ban-ts-comment': '// @ts-expect-error short\nexport const one: string = 1',
  'typescript/consistent-type-imports': "import { Mood } from './mood.ts'\nexport type Moods = Mood[]",
  'typescript/no-duplicate-enum-values': 'export enum Mood {\n  Good = 1,\n  Bad = 1,\n}',
  'typescript/no-empty-object-type': 'export type Mood = {}',
  'typescript/no-explicit-any': 'export type Mood = any',
  'typescript/no-extra-non-null-assertion': 'export const first = (row: number[]) => row[0]!!.toFixed()',
  'typescript/no-floating-promises': 'Promise.resolve()',
  'typescript/no-misused-new': 'export interface Mood {\n  new (): Mood\n}',
  'typescript/no-namespace': 'export namespace Mood {\n  export const one = 1\n}',
  'typescript/no-non-null-asserted-optional-chain': 'export const first = (row?: number[]) => row?.[0]!',
  'typescript/no-require-imports': "export const fs = require('node:fs')",
  'typescript/no-this-alias': 'export class Mood {\n  self() {\n    const self = this\n    return () => self\n  }\n}',
  'typescript/no-unnecessary-type-assertion': 'export const text = (name: string) => name!',
  'typescript/no-unnecessary-type-constraint': 'export const same = <T extends unknown>(one: T) => one',
  'typescript/no-unsafe-declaration-merging': 'export interface Mood {\n  one: 1\n}\nexport class Mood {}',
  'typescript/no-unsafe-function-type': 'export type Mood = Function',
  'typescript/no-wrapper-object-types': 'export type Mood = String',
  'typescript/only-throw-error': "export const fail = () => {\n  throw 'no'\n}",
  'typescript/prefer-as-const': "export const mood = 'good' as 'good'",
  'typescript/prefer-namespace-keyword': 'declare module Mood {}',
  'typescript/switch-exhaustiveness-check':
    "export const points = (mood: 'good' | 'bad') => {\n  switch (mood) {\n    case 'good':\n      return 1\n  }\n  return 0\n}",
  'typescript/triple-slash-reference': '/// <reference path="mood.ts" />',
}

/** Lines that the options of the rules allow. */
export const allowed: [file: string, code: string][] = [
  ['mfe-one/src/unused.ts', 'export const one = (_first: number) => {\n  try {\n    return 1\n  } catch (error) {}\n}'],
  ['mfe-one/src/MoodScreen.tsx', 'export default 1'],
  ['api/src/mood.test.ts', "import { test } from 'node:test'\ntest('one', async () => {})"],
  ['content/film.ts', planted['max-lines'] as string],
  ['mfe-one/jest.cjs', "require('node:fs')"],
  ['mfe-one/src/response.ts', 'export const fail = () => {\n  throw new Response()\n}'],
  ['mfe-one/src/described.ts', '// @ts-expect-error a number is given on purpose\nexport const one: string = 1'],
  ['mfe-one/src/kept.ts', '// oxlint-disable-next-line no-var -- on purpose\nexport var mood = 1'],
]
