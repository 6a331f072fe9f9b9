/** The ids of the people whom this import inserted, by their keys; people who existed before are not in it. */
export type IdsByKey = Map<string, number>

/** One row if this import inserted the person, otherwise none. */
export const rowOf = <Row>(ids: IdsByKey, key: string, row: (userId: number) => Row): Row[] => {
  const userId = ids.get(key)
  return userId === undefined ? [] : [row(userId)]
}
