import { Type } from 'typebox'

/** For a route's `response`: an answer without a body. */
export const NoContent = Type.Unsafe<void>(Type.Null())
