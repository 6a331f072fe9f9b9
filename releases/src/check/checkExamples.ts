import type { ReleaseDocument } from '@kinora/contracts'
import { failed, type Finding } from './finding.ts'
import { overlap } from './pathPatterns.ts'

/** Checks that each route with parameters declares an address that it matches, so that its page can be opened. */
export const checkExamples = ({ name, routes }: ReleaseDocument): Finding[] =>
  routes.flatMap(({ path, examples = [] }) => {
    const wrong = examples.filter((example) => !overlap(path, example))
    const isLacking = /[:*]/.test(path) && examples.length === 0
    return [
      ...wrong.map((example) =>
        failed(`The example "${example}" of ${name} does not match its route "${path}".`, name),
      ),
      ...(isLacking
        ? [failed(`The route "${path}" of ${name} declares no example, so it cannot be opened.`, name)]
        : []),
    ]
  })
