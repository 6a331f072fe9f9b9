import type { BrowserReport } from '@kinora/contracts'
import type { Product } from '../../tools/product/startProduct.ts'

/** The reports that have arrived at the sandbox. */
export async function reportsOf({ urls }: Product): Promise<BrowserReport[]> {
  const { data } = (await (await fetch(`${urls.sandbox}/reports`)).json()) as { data: { report: BrowserReport }[] }
  return data.map(({ report }) => report)
}
