import { useTranslation } from '@kinora/i18n'
import { useSession } from '@kinora/session'
import { Icon, VisuallyHidden } from '@kinora/ui'
import { useEffect, useRef, type ComponentProps } from 'react'
import { AccountLinks } from './AccountLinks.tsx'
import styles from './AccountMenu.module.css'

type Props = ComponentProps<typeof AccountLinks> & {
  isOpen: boolean
  onClose: () => void
  button: ComponentProps<'button'>
  panel: { id: string }
}

/**
 * The account menu in the header. Its button is as wide before the session is known as after, because the server
 * renders pages without one.
 */
export function AccountMenu({ isOpen, onClose, button, panel, badgeOf }: Props) {
  const { t } = useTranslation('shell')
  const { session } = useSession()
  const label = t('account.label')
  const title = session?.userData.firstName || label
  const place = useRef<HTMLDivElement>(null)
  // Only the browser renders the panel. In server-rendered HTML the policy would block a `style` attribute
  // (docs/decisions/001-css-modules.md).
  const widen = (element: HTMLDivElement | null) => element?.style.setProperty('--letters', String([...title].length))

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) onClose()
    }
    for (const event of ['pointerdown', 'focusin']) document.addEventListener(event, closeOutside)
    return () => {
      for (const event of ['pointerdown', 'focusin']) document.removeEventListener(event, closeOutside)
    }
  }, [isOpen, onClose])

  return (
    <div ref={place} className={styles.place}>
      <button type="button" className={styles.button} {...button}>
        <Icon name="account" />
        {session && <VisuallyHidden>{label}: </VisuallyHidden>}
        <span className={styles.title}>{title}</span>
        <Icon name="chevron-down" size="small" className={styles.chevron} />
      </button>
      {isOpen && (
        <div ref={widen} className={styles.panel} {...panel}>
          <nav aria-label={label}>
            <AccountLinks badgeOf={badgeOf} />
          </nav>
        </div>
      )}
    </div>
  )
}
