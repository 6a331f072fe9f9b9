/** Members who get a template, by their ids, in the order in which they were chosen: full names, and who has no plan now. */
export type ChosenMembers = ReadonlyMap<number, { name: string; isWithoutPlan: boolean }>
