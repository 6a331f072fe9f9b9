import fp from 'fastify-plugin'
import { listChoices } from './programs/listChoices.ts'
import { listGiftTemplates } from './offers/listGiftTemplates.ts'
import { listProducts } from './offers/listProducts.ts'
import { listReferItems } from './partners/listReferItems.ts'
import { getFilmLinks } from './programs/getFilmLinks.ts'
import { getProgram } from './programs/getProgram.ts'
import { listProgramPages } from './programs/listProgramPages.ts'
import { listPrograms } from './programs/listPrograms.ts'
import { listTestMode } from './programs/listTestMode.ts'
import { getReferralScript } from './referral/getReferralScript.ts'
import { readScripts } from './referral/readScripts.ts'
import { savedPrograms } from './saved-programs/savedPrograms.ts'

export { formatPrice } from './offers/formatPrice.ts'
export {
  hasGiftTemplate,
  selectAllForSale,
  selectForSale,
  selectGiftKey,
  selectProductName,
} from './offers/offerQueries.ts'
export { selectBySlug } from './programs/bySlugQueries.ts'
export { exampleProgram } from './programs/exampleProgram.ts'
export { indexPrograms } from './programs/indexPrograms.ts'
export { selectSample } from './programs/programQueries.ts'
export { programSlug } from './programs/programSlug.ts'
export { isInCatalogue, programJoins, programJson } from './programs/programSql.ts'
export { selectSlug, selectSlugs } from './programs/slugQueries.ts'

/** What there is for everybody: programs, `trinings` on the wire, what is for sale, what partners offer; and saved programs. */
export const catalogue = fp(
  async (app) => {
    app.register(listChoices)
    app.register(listPrograms)
    app.register(listProgramPages)
    app.register(listTestMode)
    app.register(getProgram)
    app.register(getFilmLinks)
    app.register(savedPrograms)
    app.register(listProducts)
    app.register(listGiftTemplates)
    app.register(listReferItems)
    app.register(getReferralScript, { scripts: readScripts(app.config.referralFolder) })
  },
  { name: 'catalogue', encapsulate: true, dependencies: ['policies', 'contentCache'] },
)
