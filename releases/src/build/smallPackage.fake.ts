import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { WORKSPACE } from '../home.ts'

export const NAME = 'mfe-small'
export const FILES = {
  'package.json': '{ "name": "mfe-small", "version": "0.1.0", "kinora": { "owner": "a squad" } }',
  'src/remote.ts': `import { defineRemote } from '@kinora/remote'
export default defineRemote({ name: '${NAME}', nav: [], i18n: {
  pl: () => import(/* webpackChunkName: "i18n-pl" */ './locales/pl.json'),
  en: () => import(/* webpackChunkName: "i18n-en" */ './locales/en.json'),
}, routes: [{ id: 'main', path: 'small', screen: () => import(/* webpackChunkName: "main" */ './Screen.tsx') }] })`,
  'src/Screen.tsx': `import { useId } from 'react'
import { Wrap } from '@kinora/ui'
import { anyPassword } from '@kinora/forms'
import styles from './Screen.module.css'
import picture from './sun.svg'
/** The screen. */
export default () => <Wrap id={useId()}><img className={styles.sun} src={picture} alt={String(anyPassword)} /></Wrap>`,
  'src/Screen.module.css': '.sun { color: red; background: url(./sun.svg) } .moon { composes: sun; margin: 0 }',
  'src/sun.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'src/locales/pl.json': '{ "title": "Tytuł" }',
  'src/locales/en.json': '{ "title": "Title" }',
}

const folders: string[] = []

/** A small remote with these files added or changed, inside the workspace, so that its imports resolve as usual. */
export function packageWith(changes: Record<string, string> = {}): string {
  mkdirSync(join(WORKSPACE, '.kinora/variants'), { recursive: true })
  const folder = mkdtempSync(join(WORKSPACE, '.kinora/variants/'))
  folders.push(folder)
  for (const [file, text] of Object.entries({ ...FILES, ...changes })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

export const removePackages = () =>
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true }))
