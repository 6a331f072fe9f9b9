import { type Readers, seedGrowth, type Size } from '../../api/testing/growth/seedGrowth.ts'
import { createDatabase } from '../../api/testing/database/postgresServer.ts'
import { type Product, startProduct } from '../../tools/product/startProduct.ts'
import { runImport } from '../../tools/start/runImport.ts'
import { addSession } from '../serving/openSession.ts'

/** The whole product on a database of some size, and who reads there. */
export type Grown = {
  size: Size
  product: Product
  databaseUrl: string
  readers: Readers
  /** Those of the readers' sessions. */
  cookies: Record<keyof Readers, string>
  end: () => Promise<void>
}
export type Both<Value> = { shipped: Value; large: Value }
/** How long something took, in milliseconds, time by time. */
export type Asked = { what: string; taken: Both<number[]> }

/** Fills a new database with so much, and starts the product on it. */
export async function startGrown(server: string, size: Size): Promise<Grown> {
  const { url: databaseUrl, drop } = await createDatabase(server)
  try {
    await runImport('content', { DATABASE_URL: databaseUrl })
    const readers = await seedGrowth(databaseUrl, size)
    const product = await startProduct({ DATABASE_URL: databaseUrl })
    const cookies = {
      member: await addSession(databaseUrl, readers.member),
      specialist: await addSession(databaseUrl, readers.specialist),
    }
    const end = async () => {
      await product.end()
      await drop()
    }
    return { size, product, databaseUrl, readers, cookies, end }
  } catch (error) {
    await drop()
    throw error
  }
}
