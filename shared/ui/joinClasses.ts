/** One `class` attribute of the names that hold: `joinClasses(styles.card, busy && styles.busy)`. */
export const joinClasses = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
