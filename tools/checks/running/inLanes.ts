/** Works on all items, so many at a time, in their order. Returns the results in the order in which they came. */
export async function inLanes<Item, Result>(
  items: Item[],
  lanes: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const waiting = [...items]
  const results: Result[] = []
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) results.push(await work(item))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}
