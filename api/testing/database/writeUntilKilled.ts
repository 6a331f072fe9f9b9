import { openEmbedded } from '../../src/platform/database/drivers/openEmbedded.ts'
import { owners } from '../../src/app/owners.ts'

/** For a test that kills it: inserts rows into the database in the given folder, and prints the number of each. */
const db = await openEmbedded(process.argv[2]!, owners)
await db.rows('create table kept (number int primary key)')
for (let number = 1; ; number++) {
  await db.rows('insert into kept values ($number)', { number })
  console.log(number)
}
