import type { Image, Named, ProgramList } from '@kinora/contracts'
import { asPage, baseApi } from '@kinora/http'
import { MAX_PAGE_SIZE } from '@kinora/limits'
import { apiPaths } from '@kinora/paths'

/** A category with the number of its programs and the picture of one of them. */
export type CategoryTile = Named & { count: number; image?: Image }

const categoriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    marketingListCategories: build.query<CategoryTile[], void>({
      query: () => ({
        // As many as one response contains: enough for a picture from each category.
        url: apiPaths.programs(),
        params: { populate: 'category,image', 'pagination[page]': 1, 'pagination[pageSize]': MAX_PAGE_SIZE },
      }),
      extraOptions: asPage,
      transformResponse: tilesOf,
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
    const own = data.filter(({ category }) => category?.id === id)
    const shown = own.find(({ isExampleTraining }) => !isExampleTraining) ?? own[0]
    return shown?.category && count > 0 ? [{ id, name: shown.category.name, count, image: shown.image }] : []
  })
}
