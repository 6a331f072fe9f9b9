import { MAX_PAGE_SIZE } from '@kinora/limits'
import { type Static, type TSchema, Type } from 'typebox'

const MOST = { maximum: 1_000_000 }
const Count = Type.Integer({ minimum: 0, ...MOST })
const Page = Type.Integer({ minimum: 1, ...MOST })

/** Which page of a list this is. `total` and `pageCount` are of the whole list, also beyond its last page. */
export const Pagination = Type.Object({
  page: Page,
  pageSize: Page,
  pageCount: Count,
  total: Count,
})
export type Pagination = Static<typeof Pagination>

/** The shape of every list on the wire (docs/contract.md, "Conventions"). */
export const listOf = <Item extends TSchema>(item: Item) =>
  Type.Object({ data: Type.Array(item), meta: Type.Object({ pagination: Pagination }) })
export type ListOf<Item> = { data: Item[]; meta: { pagination: Pagination } }

/** The shape of everything else. */
export const dataOf = <Data extends TSchema>(data: Data) => Type.Object({ data })

/** The query of a list that is read page by page, and of one whose length the caller says. */
export const PageQuery = Type.Object({ 'pagination[page]': Page })
export const PageSizeQuery = Type.Object({
  'pagination[pageSize]': Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE }),
})
