import { GUARDS } from '../http/guards.ts'
import type { Readers, Size } from './seedGrowth.ts'

/** A read of the API, the address that is asked, and who asks. */
export type GrowthRead = { route: string; url: string; who: 'visitor' | 'member' | 'specialist' }

/**
 * Reads that are not asked: their answer is the same however much there is, asks somebody else, never ends, or is for
 * whoever has a link or operates the product.
 */
const NOT_ASKED = [
  /^\/api\/auth\//,
  /^\/media\//,
  /\/stream$/,
  /^\/api\/(trinings\/(getVideoURL|getTranscriptionURL|test-mode)|payment\/:id|referral|invitation\/:id|specialist\/templates\/:id)/,
  /^\/api\/(subscription\/(plan|invoices|customerPortal)|message\/:id\/status|openapi\.json|contact\/token)/,
]

/** Every read whose cost may grow where there is so much, from the guards of all routes. */
export function growthReads({ member, specialist }: Readers, program: number, size: Size): GrowthRead[] {
  const asMember = { route: '/api/trinings, signed in', url: '/api/trinings', who: 'member' } as const
  const reads = Object.entries(GUARDS).flatMap(([key, guard]) => {
    const [method, route] = key.split(' ') as [string, string]
    if (method !== 'GET' || /^(internal|link)/.test(guard) || NOT_ASKED.some((pattern) => pattern.test(route)))
      return []
    const who = guard.startsWith('public') ? 'visitor' : guard.startsWith('specialist') ? 'specialist' : 'member'
    const id = who === 'specialist' ? member : route.startsWith('/api/message/') ? specialist : program
    const asked = { route, url: route.replace(':id', String(id)), who } as const
    const more = MORE[route] ?? []
    const { pages, rows } = LATER[route] ?? { pages: [], rows: () => 0 }
    return [
      asked,
      ...more.map((query) => ({ ...asked, route: `${route}?${query}`, url: `${asked.url}?${query}` })),
      ...pages.map((page) => ({
        ...asked,
        route: `${route}, page ${page}`,
        url: `${asked.url}?pagination[page]=${Math.max(1, Math.min(page, Math.floor(rows(size) / ON_PAGE)))}`,
      })),
    ]
  })
  return [...reads, asMember]
}

/** Other ways to ask the same: searches, orders, and what was before something. */
const MORE: Record<string, string[]> = {
  '/api/trinings': [
    'sort=title:desc',
    'filters[title][$containsi]=oddech',
    'filters[title][$containsi]=kolnaa',
    'filters[equipment][$null]=true&filters[isQuiet][$eq]=true',
  ],
  '/api/message/:id': ['limit=20&before=1000000000'],
  '/api/team/member': ['search=Zieli%C5%84ska%201', 'sort=name'],
  '/api/team/conversation': ['search=Anna'],
}

/** A later page of these lists; where there are fewer, the last one that is full, as an empty one has nothing to read. */
const LATER: Record<string, { pages: number[]; rows: (size: Size) => number }> = {
  '/api/done-trainings': { pages: [9, 99], rows: ({ days }) => 3 * days },
  '/api/feedbacks': { pages: [9], rows: ({ days }) => days },
  '/api/user/me/access': { pages: [9], rows: ({ days }) => 3 * days },
  '/api/team/member': { pages: [2], rows: ({ team }) => team },
}
/** No list has more on a page. */
const ON_PAGE = 25
