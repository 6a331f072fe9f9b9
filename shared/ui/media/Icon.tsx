import { joinClasses } from '../joinClasses.ts'
import { drawings } from './drawings.ts'
import styles from './Icon.module.css'

export type IconName = keyof typeof drawings

/** Whether it is the name of an icon. A remote's nav link names its icon as a string. */
export const isIconName = (name: string | undefined): name is IconName => name !== undefined && name in drawings

type Props = {
  name: IconName
  /** In rem: small 1.125, medium 1.5 (the default), large 2. */
  size?: 'small' | 'medium' | 'large'
  className?: string
}

/** An icon beside text: hidden from screen readers, in the text's colour. */
export const Icon = ({ name, size = 'medium', className }: Props) => (
  <svg
    className={joinClasses(styles.icon, styles[size], className)}
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    focusable={false}
  >
    <path d={drawings[name]} />
  </svg>
)
