import { parseArgs } from 'node:util'

/**
 * Which of the suites `npm test` runs: all, or those after `--only`, in the order of `all`.
 * @returns undefined for `--help`
 * @throws Error with a message for the user when a flag is invalid.
 */
export function readSuites<Name extends string>(args: string[], all: Name[]): Name[] | undefined {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string' }, help: { type: 'boolean', default: false } },
  })
  if (values.help) return undefined
  const only: string[] = values.only?.split(',') ?? all
  const unknown = only.find((name) => !all.some((one) => one === name))
  if (unknown !== undefined) throw new Error(`There is no suite "${unknown}"; it can be ${all.join(', ')}.`)
  return all.filter((name) => only.includes(name))
}
