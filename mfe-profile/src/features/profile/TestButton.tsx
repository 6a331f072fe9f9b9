import { Button } from '@kinora/ui'
import type { ComponentProps } from 'react'
import styles from './TestButton.module.css'

/** A button that begins or ends test mode. */
export const TestButton = (props: ComponentProps<typeof Button>) => <Button wide {...props} className={styles.test} />
