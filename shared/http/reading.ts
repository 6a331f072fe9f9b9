/** What a query hook returns, for components that show what was read, or that it could not be. */
export type Reading<Data> = { currentData?: Data; isError: boolean; refetch: () => unknown }
