import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

type Edit = { file: string; text: string; without: string }

const root = fileURLToPath(new URL('../../..', import.meta.url))
const edits = JSON.parse(process.env.SOURCE_EDITS ?? '[]') as Edit[]

// Known beforehand, so that no edit goes unnoticed that fits nothing any more.
for (const { file, text } of edits) {
  const places = readFileSync(root + file, 'utf8').split(text).length - 1
  if (places !== 1) throw new Error(`${file} has ${places} times: ${text}`)
}

/** For tests, to be imported before the program: loads sources with pieces of their text replaced (SOURCE_EDITS). */
registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context)
    const ofFile = edits.filter(({ file }) => url === `file://${root}${file}`)
    if (ofFile.length === 0 || !loaded.source) return loaded
    const source = ofFile.reduce((text, edit) => text.replace(edit.text, () => edit.without), sourceOf(loaded.source))
    return { ...loaded, source }
  },
})

const sourceOf = (source: string | ArrayBuffer | NodeJS.TypedArray) =>
  typeof source === 'string' ? source : Buffer.from(source as Uint8Array).toString()
