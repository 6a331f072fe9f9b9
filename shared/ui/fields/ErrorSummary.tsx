import { useTranslation } from '@kinora/i18n'
import { useLayoutEffect, useId, useRef, type MouseEvent } from 'react'
import { Icon } from '../media/Icon.tsx'
import styles from './ErrorSummary.module.css'

export type FieldError = { id: string; text: string }

type Props = {
  /** How often the form was submitted: at each attempt the summary takes the focus. */
  attempt: number
  /** In the order of the fields; each links to the field with its id. */
  errors: FieldError[]
  /** An error that belongs to no field. */
  problem?: string
}

/** The errors of a form, above it, as links to their fields. Renders nothing without errors. */
export function ErrorSummary({ attempt, errors, problem }: Props) {
  const { t } = useTranslation('ui')
  const id = useId()
  const box = useRef<HTMLElement>(null)

  // Before the errors are painted: nobody loses the focus who types already.
  useLayoutEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])

  if (errors.length === 0 && !problem) return null
  return (
    <section className={styles.summary} ref={box} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <Icon name="circle-alert" className={styles.icon} />
      <div>
        <p className={styles.title} id={`${id}-title`}>
          {problem ?? t('errors.title', { count: errors.length })}
        </p>
        {errors.length > 0 && (
          <ul className={styles.list}>
            {errors.map((error) => (
              <li key={error.id}>
                <a href={`#${error.id}`} onClick={(event) => goTo(event, error.id)}>
                  {error.text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** Moves the focus without a hash in the address, which would add a history entry. */
function goTo(event: MouseEvent, id: string) {
  event.preventDefault()
  document.getElementById(id)?.focus()
}
