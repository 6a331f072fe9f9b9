import { joinClasses } from '../joinClasses.ts'
import styles from './IconButton.module.css'

/** The class of what is as small and as plain as a button of one drawing, be it a link or a button of two letters. */
export const iconButtonLook = (className?: string): string => joinClasses(styles.button, className)
