import type { ReactNode } from 'react'
import styles from './Scene.module.css'

type Props = {
  /** A unique id for the clip path. */
  clip: string
  sun: { x: number; y: number }
  /** Drawn on the hills, within the arch. */
  children?: ReactNode
}

const ARCH = 'M30 150V98a90 78 0 0 1 180 0v52z'

/** The background of every scene: hills and the sun in an arch, and the ground. */
export function Landscape({ clip, sun, children }: Props) {
  return (
    <>
      <clipPath id={clip}>
        <path d={ARCH} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path className={styles.sky} d={ARCH} />
        <circle className={styles.sun} cx={sun.x} cy={sun.y} r="28" />
        <path className={styles.far} d="M20 112c30-18 58-18 92-7s66 7 108-15v72H20z" />
        <path className={styles.mid} d="M20 134c40-16 70-11 100-4s64 4 100-9v42H20z" />
        {children}
      </g>
      <path className={styles.line} d="M12 151h202M225 151h7" />
    </>
  )
}
