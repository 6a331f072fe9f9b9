/**
 * Fields of Stripe that the sandbox leaves null: `nulls('shipping source')` is `{ shipping: null, source: null }`. Together
 * with the object's type it says no less than a line for each.
 */
export const nulls = <Names extends string>(names: Names): Record<Words<Names>, null> =>
  Object.fromEntries(names.split(' ').map((name) => [name, null])) as Record<Words<Names>, null>

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text
