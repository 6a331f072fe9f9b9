import type { Image, Named, ProgramList } from '@kinora/contracts'
import { baseApi, readPage } from '@kinora/http'
import { MAX_PAGE_SIZE } from '@kinora/limits'

/** A category with the number of its programs and the picture of one of them. */
export type CategoryTile = Named & { count: number; image?: Image }

const categoriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    marketingListCategories: readPage(build, 'GET /trinings', {
      // As many as one response contains: enough for a picture from each category.
      request: () => ({
        params: { populate: 'category,image', 'pagination[page]': 1, 'pagination[pageSize]': MAX_PAGE_SIZE },
      }),
      select: tilesOf,
    }),
  }),
})

export const { useMarketingListCategoriesQuery } = categoriesApi
export const { marketingListCategories } = categoriesApi.endpoints

/**
 * In the order of the facets, which is that of the categories. One without programs is left out. Examples are cards
 * above the tiles, so a tile has the picture of another program where there is one.
 */
function tilesOf({ data, meta }: ProgramList): CategoryTile[] {
  return meta.facets.category.flatMap(({ id, count }) => {
    const programs = data.filter(({ category }) => category?.id === id)
    const program = programs.find(({ isExampleTraining }) => !isExampleTraining) ?? programs[0]
    return program?.category && count > 0 ? [{ id, name: program.category.name, count, image: program.image }] : []
  })
}
