import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const CHECKER = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'))
const MOST_BYTES = 50_000_000

export const hasJava = (): Promise<boolean> =>
  run('java', ['-version']).then(
    () => true,
    () => false,
  )

/** The errors that the Nu HTML checker finds in pages' HTML, each with the page's name. */
export async function markupErrors(pages: Map<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-markup-'))
  try {
    const names = [...pages.keys()]
    await Promise.all(names.map((name, index) => writeFile(join(folder, `${index}.html`), pages.get(name)!)))
    const { stderr } = await run(
      'java',
      ['-jar', CHECKER, '--errors-only', '--exit-zero-always', '--format', 'json', folder],
      { maxBuffer: MOST_BYTES },
    )
    const { messages } = JSON.parse(stderr) as { messages: { url: string; message: string; extract?: string }[] }
    return messages.map(
      ({ url, message, extract = '' }) => `${names[Number(/(\d+)\.html$/.exec(url)?.[1])]}: ${message} ${extract}`,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
