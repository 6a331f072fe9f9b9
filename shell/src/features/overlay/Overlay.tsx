import type { PageState } from '@kinora/contracts'
import { useEffect, useState } from 'react'
import { costs, hasLateFrames, servedAs } from './costs.ts'
import { partsOnPage, type DrawnPart } from './partsOnPage.ts'
import styles from './Overlay.module.css'

export type OverlayProps = {
  page: Pick<PageState, 'manifest' | 'remotes'>
  shell: string
  /** The versions of remotes that this tab has loaded. */
  versionsInUse: () => [remote: string, version: string][]
  /** Packages of the share scope: the shell's copies. */
  shared: { name: string; version: string }[]
  close: () => void
}

const REFRESH_MS = 500
const COLOURS = 6

/** For developers, hence in English: which remote drew what, what each one weighs, and why this page was served so. */
export function Overlay({ page, shell, versionsInUse, shared, close }: OverlayProps) {
  const [parts, setParts] = useState<DrawnPart[]>([])
  useEffect(() => {
    const refresh = () => setParts(partsOnPage())
    refresh()
    const timer = setInterval(refresh, REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  const versions = new Map(versionsInUse())
  const spent = costs()
  const names = page.remotes.map(({ name }) => name)
  const colourOf = (name: string) => names.indexOf(name) % COLOURS
  const rows = [
    { name: 'shell', version: shell, isLive: true, drawn: '' },
    ...page.remotes
      .filter(({ name }) => versions.has(name))
      .map(({ name, version }) => ({
        name,
        version: versions.get(name) ?? '',
        isLive: versions.get(name) === version,
        drawn: parts
          .filter(({ remote }) => remote === name)
          .map(({ kind }) => kind)
          .join(', '),
      })),
  ]
  return (
    <div lang="en">
      <div className={styles.layer} aria-hidden="true">
        {parts.map((part, index) => (
          <div key={index} ref={placed(part)} className={styles.box} data-colour={colourOf(part.remote)}>
            <span className={styles.label}>
              {part.remote} · {part.kind}
            </span>
          </div>
        ))}
      </div>
      <section className={styles.panel} aria-label="Kinora overlay">
        <p>
          This page: {servedAs() ?? 'it is not said how it was served'} · release manifest {page.manifest}
        </p>
        <table>
          <thead>
            <tr>
              {['package', 'version', 'draws', 'weight', 'main thread, in late frames'].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, version, isLive, drawn }) => (
              <tr key={name}>
                <th scope="row" className={styles.name} data-colour={colourOf(name)}>
                  {name}
                </th>
                <td>
                  {version}
                  {!isLive && ', not what is live'}
                </td>
                <td>{drawn || '–'}</td>
                <td>{((spent.get(name)?.bytes ?? 0) / 1_000).toFixed(1)} kB</td>
                <td>{hasLateFrames ? `${Math.round(spent.get(name)?.ms ?? 0)} ms` : 'not measured here'}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <details>
          <summary>{shared.length} shared packages, one copy of each, the shell’s</summary>
          <ul>
            {shared.map(({ name, version }) => (
              <li key={name}>
                {name} {version}
              </li>
            ))}
          </ul>
        </details>
        <button type="button" onClick={close}>
          Close (Alt+Shift+K)
        </button>
      </section>
    </div>
  )
}

/** By script, because the content security policy takes no positions from markup. */
const placed =
  ({ left, top, width, height }: DrawnPart) =>
  (box: HTMLElement | null) => {
    if (!box) return
    for (const [side, value] of Object.entries({ left, top, width, height })) box.style.setProperty(side, `${value}px`)
  }
