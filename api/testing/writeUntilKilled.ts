import { openEmbedded } from '../src/database/openEmbedded.ts'
import { owners } from '../src/owners.ts'

/** For a test that kills it: inserts rows into the database in the given folder, and prints the number of each. */
const db = await openEmbedded(process.argv[2]!, owners)
await db.rows('create table kept (number int primary key)')
for (let number = 1; ; number++) {
  await db.rows('insert into kept values ($1)', [number])
  console.log(number)
}
