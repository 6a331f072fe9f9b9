/**
 * Paths in React Router syntax: `programs/:id`, `notes/:note?`, `library/*`. Case and slashes at the ends do not
 * matter, as in React Router.
 */

/** Whether some address matches both paths. */
export function overlap(one: string, other: string): boolean {
  return variantsOf(one).some((left) => variantsOf(other).some((right) => meet(left, right)))
}

/** The fixed first segments of a path: `programs` of `programs/:id`. None if it begins with a parameter. */
export const firstSegments = (path: string): string[] =>
  variantsOf(path).flatMap(([first]) => (first === undefined || /^[:*]/.test(first) ? [] : [first]))

/** Whether the path is `folder`, or below it. */
export const isWithin = (path: string, folder: string): boolean =>
  segmentsOf(folder).every((segment, index) => segment === segmentsOf(path)[index])

const segmentsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean)

/** The path with and without each of its optional segments. */
const variantsOf = (path: string): string[][] =>
  segmentsOf(path).reduce<string[][]>(
    (variants, segment) => {
      const present = variants.map((before) => [...before, segment.replace(/\?$/, '')])
      return segment.endsWith('?') ? [...variants, ...present] : present
    },
    [[]],
  )

function meet([left, ...lefts]: string[], [right, ...rights]: string[]): boolean {
  if (left === '*' || right === '*') return true
  if (left === undefined || right === undefined) return left === right
  return (left === right || left.startsWith(':') || right.startsWith(':')) && meet(lefts, rights)
}
