import * as content from '@kinora/content'
import { parseArgs } from 'node:util'
import { describeReport } from './content/describeReport.ts'
import { importContent } from './content/importContent.ts'
import { runImport } from './runImport.ts'

// `npm run content -- [--overwrite]` imports content/ into the database of DATABASE_URL, or the embedded one.

const { values: options } = parseArgs({ options: { overwrite: { type: 'boolean', default: false } } })

await runImport(async (transaction, { mediaFolder }) => {
  const report = await importContent(transaction, { ...content, mediaFolder }, options)
  console.log(describeReport(report))
})
