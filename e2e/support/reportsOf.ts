import type { Product } from './product.ts'

type Report = { remote?: string; version?: string; phase?: string; message?: string }

/** The reports that have arrived at the sandbox. */
export async function reportsOf({ urls }: Product): Promise<Report[]> {
  const { data } = (await (await fetch(`${urls.sandbox}/reports`)).json()) as { data: { report: Report }[] }
  return data.map(({ report }) => report)
}
