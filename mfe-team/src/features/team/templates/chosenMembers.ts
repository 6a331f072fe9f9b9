/** Members who get a template: their ids with their full names, in the order in which they were chosen. */
export type ChosenMembers = ReadonlyMap<number, string>
