import type { ReactNode } from 'react'
import type { TextPicture } from '../textPicture.ts'
import styles from './Step.module.css'

type Props = { title: string; picture: TextPicture; alt: string; children: ReactNode }

/** One of the steps, numbered by its place. */
export function Step({ title, picture: { src, width, height }, alt, children }: Props) {
  return (
    <li className={styles.step}>
      <img src={src} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
      <h3>{title}</h3>
      {children}
    </li>
  )
}
