/**
 * Joins the names that are not false or undefined to one `class` attribute: `joinClasses(styles.card, busy &&
 * styles.busy)`.
 */
export const joinClasses = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
