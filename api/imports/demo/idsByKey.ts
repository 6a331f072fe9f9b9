/** The ids of people who are new in the database, by their keys. What belongs to others is left out. */
export type IdsByKey = Map<string, number>

/** A row for somebody who is new, nothing for others. */
export const rowOf = <Row>(ids: IdsByKey, key: string, row: (userId: number) => Row): Row[] => {
  const userId = ids.get(key)
  return userId === undefined ? [] : [row(userId)]
}
