import type { CallAnswer, CallBody, CallName, CallQuery } from '@kinora/contracts'
import type { EndpointBuilder, FetchArgs, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query/react'
import { asPage, type Query, type RequestOptions } from './baseApi.ts'

type Builder<Tag extends string> = EndpointBuilder<Query, Tag, 'api'>
/** They only read; what they ask with is too secret or too long for an address. */
type ReadByPost =
  | 'POST /gift-card-orders/card'
  | 'POST /report-links/check'
  | 'POST /report-links/open'
  | 'POST /specialist/templates/:id/previews'
type ReadCall = Extract<CallName, `GET ${string}` | ReadByPost>

/** `/payment/:id/withdrawal` has the parameter `id`. */
type Parameter<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameter<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type PathValues<Name extends string> = [Parameter<Name>] extends [never]
  ? { path?: undefined }
  : { path: Record<Parameter<Name>, string | number> }
type QueryValues<Name extends CallName> =
  CallQuery<Name> extends undefined ? { params?: undefined } : { params: CallQuery<Name> }
type BodyValues<Name extends CallName> =
  CallBody<Name> extends undefined ? { body?: FormData } : { body: CallBody<Name> }
/** What a call is sent with: the values of its path, its query and its body. A call whose body is no JSON takes a form. */
type Sent<Name extends CallName> = PathValues<Name> &
  QueryValues<Name> &
  BodyValues<Name> &
  Omit<FetchArgs, 'url' | 'method' | 'params' | 'body'>

/** A call without `request` is sent with its body alone, or with nothing. */
type Argument<Name extends CallName> = [Parameter<Name>] extends [never]
  ? CallBody<Name> extends undefined
    ? void
    : CallBody<Name>
  : never

/** What the base query makes of an answer. */
type Unwrapped<Answer> = Answer extends { data: infer Data } ? Data : Answer

type Own<Name extends CallName, Answer, Arg, Result> = {
  /** What the call is sent with, by the argument of its hook. */
  request?: (arg: Arg) => Sent<Name>
  /** Makes what the cache keeps of an answer. */
  select?: (answer: Answer) => Result
}
type Options<Definition> = Omit<Definition, 'type' | 'query' | 'queryFn' | 'transformResponse' | 'extraOptions'> & {
  extraOptions?: RequestOptions
}
type ReadOptions<Arg, Result, Tag extends string> = Options<QueryDefinition<Arg, Query, Tag, Result, 'api'>>
type WriteOptions<Arg, Result, Tag extends string> = Options<MutationDefinition<Arg, Query, Tag, Result, 'api'>>

/** An endpoint that reads. Answers are unwrapped. */
export function read<
  Name extends ReadCall,
  Tag extends string,
  Arg = Argument<Name>,
  Result = Unwrapped<CallAnswer<Name>>,
>(
  build: Builder<Tag>,
  name: Name,
  options: Own<Name, Unwrapped<CallAnswer<Name>>, Arg, Result> & ReadOptions<NoInfer<Arg>, NoInfer<Result>, Tag> = {},
): QueryDefinition<NoInfer<Arg>, Query, Tag, NoInfer<Result>, 'api'> {
  return build.query<Result, Arg>(definitionOf(name, options) as never)
}

/** An endpoint that reads a page of a list, with what stands beside its data. */
export function readPage<Name extends ReadCall, Tag extends string, Arg = Argument<Name>, Result = CallAnswer<Name>>(
  build: Builder<Tag>,
  name: Name,
  options: Own<Name, CallAnswer<Name>, Arg, Result> & ReadOptions<NoInfer<Arg>, NoInfer<Result>, Tag> = {},
): QueryDefinition<NoInfer<Arg>, Query, Tag, NoInfer<Result>, 'api'> {
  return build.query<Result, Arg>(
    definitionOf(name, { ...options, extraOptions: { ...options.extraOptions, ...asPage } }) as never,
  )
}

/** An endpoint that writes. Answers are unwrapped. */
export function write<
  Name extends CallName,
  Tag extends string,
  Arg = Argument<Name>,
  Result = Unwrapped<CallAnswer<Name>>,
>(
  build: Builder<Tag>,
  name: Name,
  options: Own<Name, Unwrapped<CallAnswer<Name>>, Arg, Result> & WriteOptions<NoInfer<Arg>, NoInfer<Result>, Tag> = {},
): MutationDefinition<NoInfer<Arg>, Query, Tag, NoInfer<Result>, 'api'> {
  return build.mutation<Result, Arg>(definitionOf(name, options) as never)
}

type AnyOwn = { extraOptions?: RequestOptions; request?: (arg: never) => unknown; select?: (answer: never) => unknown }

/** The definition for RTK Query, whose types the functions above give. */
function definitionOf(name: string, { request, select, ...options }: AnyOwn) {
  const [method, address] = name.split(' ') as [string, string]
  return {
    ...options,
    query: (arg: unknown): FetchArgs => {
      const { path = {}, ...rest }: AnySent = request ? (request as (arg: unknown) => AnySent)(arg) : { body: arg }
      const url = address.replace(/:(\w+)/g, (_, parameter: string) => encodeURIComponent(path[parameter]!))
      return { ...rest, url, method }
    },
    ...(select && { transformResponse: select }),
  }
}
type AnySent = { path?: Record<string, string | number> } & Omit<FetchArgs, 'url'>
