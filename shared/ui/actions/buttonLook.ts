import { joinClasses } from '../joinClasses.ts'
import styles from './Button.module.css'

export type ButtonLook = {
  /** One primary action a screen, or `care` after pain, where green would mean to go on; `quiet` has no frame. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'care'
  /** Fills the width of its container. */
  wide?: boolean
}

/** The class names of a button, also for links. */
export const buttonLook = ({ variant = 'secondary', wide = false }: ButtonLook, className?: string): string =>
  joinClasses(styles.button, styles[variant], wide && styles.wide, className)
