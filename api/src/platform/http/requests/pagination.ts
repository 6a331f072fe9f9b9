import type { ListOf, Pagination } from '@kinora/contracts'
import { MAX_PAGE_SIZE } from '@kinora/limits'
import { Type } from 'typebox'
import { locale } from './localeQuery.ts'
import { populate, populateNothing } from './strapiQuery.ts'

const PAGE_MAX = 1_000_000
const only = { additionalProperties: false, default: {} }
const page = Type.Integer({ minimum: 1, maximum: PAGE_MAX, default: 1 })
/** Of Strapi; without effect. */
const withCount = Type.Optional(Type.Boolean())
const pageSize = { minimum: 1, maximum: MAX_PAGE_SIZE }

/** For the query of a list that is read page by page. @param size of a page unless another is asked for */
export const pagination = (size: number) =>
  Type.Object({ page, pageSize: Type.Integer({ ...pageSize, default: size }), withCount }, only)

/** The query of a short list: without `pageSize` everything is on one page. */
export const ShortListQuery = Type.Object(
  { locale, pagination: Type.Object({ page, pageSize: Type.Optional(Type.Integer(pageSize)), withCount }, only) },
  { additionalProperties: false },
)

/** The same for public content, which takes Strapi's `populate` too. These fields are always there. */
export const contentListQuery = (...fields: string[]) =>
  Type.Object(
    { ...ShortListQuery.properties, populate: fields.length > 0 ? populate(fields) : populateNothing },
    { additionalProperties: false },
  )

type PageRequest = { page: number; pageSize: number }

/** A list's `meta`. */
export const paginationOf = ({ page, pageSize }: PageRequest, total: number): { pagination: Pagination } => ({
  pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
})

/** The requested page of a short list. */
export function pageOf<Item>(
  all: Item[],
  { page, pageSize = all.length || 1 }: Partial<PageRequest> & { page: number },
): ListOf<Item> {
  const data = all.slice((page - 1) * pageSize, page * pageSize)
  return { data, meta: paginationOf({ page, pageSize }, all.length) }
}
