import { openEmbedded } from '../src/database/openEmbedded.ts'
import { owners } from '../src/owners.ts'

/** For a test that kills it: writes rows to the folder given, and says the number of each once it is kept. */
const db = await openEmbedded(process.argv[2]!, owners)
await db.rows('create table kept (number int primary key)')
for (let number = 1; ; number++) {
  await db.rows('insert into kept values ($1)', [number])
  console.log(number)
}
