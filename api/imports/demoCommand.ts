import * as content from '@kinora/content'
import { practice } from '@kinora/demo'
import { hashPassword } from '../src/identity/index.ts'
import { describeReport } from './content/describeReport.ts'
import { importContent } from './content/importContent.ts'
import { importDemo } from './demo/importDemo.ts'
import { readDemoPassword } from './demo/readDemoPassword.ts'
import { runImport } from './runImport.ts'

// `DEMO_PASSWORD=… node api/imports/demoCommand.ts` imports invented people, and the content that they use, into a
// development database. `npm start` runs it.

const warsawDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' })

await runImport(async (transaction, { mediaFolder }) => {
  const passwordHash = await hashPassword(readDemoPassword(process.env.DEMO_PASSWORD))
  const made = practice({ today: warsawDay.format(), programs: content.programs })
  const isProduction = process.env.NODE_ENV === 'production'
  await importDemo(transaction, { made, programs: content.programs, passwordHash, isProduction })
  console.log(describeReport(await importContent(transaction, { ...content, mediaFolder })))
})
