import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tools } from './Tools.ts'

/** Writes the API's document where its readers find it. */
export async function fetchDocument({ folder }: Tools, origin: string): Promise<string> {
  const file = join(folder, 'openapi.json')
  await writeFile(file, await (await fetch(`${origin}/api/openapi.json`)).text())
  await writeFile(join(folder, 'spectral.yaml'), 'extends: ["spectral:oas"]\n')
  return file
}

export async function askRedocly({ run }: Tools, file: string): Promise<string[]> {
  const said = await run('@redocly/cli/bin/cli.js', ['lint', file, '--format=json'], { REDOCLY_TELEMETRY: 'off' })
  const { problems } = JSON.parse(said) as {
    problems: { ruleId: string; message: string; location: { pointer?: string }[] }[]
  }
  return problems.map(({ ruleId, message, location: [place] }) => `${ruleId}: ${place?.pointer ?? ''} ${message}`)
}

export async function askSpectral({ run }: Tools, file: string): Promise<string[]> {
  const args = ['lint', file, '--ruleset', 'spectral.yaml', '--format', 'json', '--quiet']
  const said = await run('@stoplight/spectral-cli/dist/index.js', args)
  const findings = JSON.parse(said) as { code: string; message: string; path: string[] }[]
  return findings.map(({ code, message, path }) => `${code}: ${path.join(' ')} ${message}`)
}
