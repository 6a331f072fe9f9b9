import { type Static, type TSchema, Type } from 'typebox'

const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 })

/** Which page of a list this is. `total` and `pageCount` are of the whole list, also beyond its last page. */
export const Pagination = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  pageSize: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  pageCount: Count,
  total: Count,
})
export type Pagination = Static<typeof Pagination>

/** The shape of every list on the wire (docs/contract.md, "Conventions"). */
export const listOf = <Item extends TSchema>(item: Item) =>
  Type.Object({ data: Type.Array(item), meta: Type.Object({ pagination: Pagination }) })
export type ListOf<Item> = { data: Item[]; meta: { pagination: Pagination } }
