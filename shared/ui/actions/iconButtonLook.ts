import { joinClasses } from '../joinClasses.ts'
import styles from './IconButton.module.css'

/** The class names of an icon button, also for links and for buttons with two letters. */
export const iconButtonLook = (className?: string): string => joinClasses(styles.button, className)
