import type { PageThirdParty } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { Button, CheckboxField, IconButton } from '@kinora/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { categoriesOf, categoryOf, type Category } from './categories.ts'
import { setSettingsOpen } from './settingsOpen.ts'
import { useSaveConsent } from './useSaveConsent.ts'
import styles from './ConsentSettings.module.css'

type Props = { parties: PageThirdParty[]; allowed: Category[] }

/** One checkbox for each purpose; only what was agreed to is checked. Closing changes nothing. */
export function ConsentSettings({ parties, allowed }: Props) {
  const { t } = useTranslation('consent')
  const titleId = useId()
  const choose = useSaveConsent(parties)
  const [ticked, setTicked] = useState(allowed)
  const dialog = useRef<HTMLDialogElement>(null)
  const categories = categoriesOf(parties)
  const firmsOf = (category: Category) =>
    parties
      .filter((party) => categoryOf(party) === category)
      .map(({ name }) => name)
      .join(', ')

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  const leave = () => {
    // Closing returns the focus to the button that opened it.
    dialog.current?.close()
    setSettingsOpen(false)
  }
  const settle = (choice: Category[]) => {
    leave()
    choose(choice)
  }
  const tick = (category: Category, isTicked: boolean) =>
    setTicked(categories.filter((other) => (other === category ? isTicked : ticked.includes(other))))

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
    >
      <div className={styles.content}>
        <header className={styles.header}>
          <h2 id={titleId}>{t('settings.title')}</h2>
          <IconButton icon="close" label={t('settings.close')} onClick={leave} />
        </header>
        <p className={styles.lead}>{t('settings.lead')}</p>
        <div className={styles.necessary}>
          <b>{t('categories.necessary')}</b>
          <p className={styles.detail}>{t('categories.necessaryDetail')}</p>
        </div>
        {categories.map((category) => (
          <CheckboxField
            key={category}
            label={t(`categories.${category}`)}
            checked={ticked.includes(category)}
            onChange={({ target }) => tick(category, target.checked)}
          >
            <p className={styles.detail}>{t(`categories.${category}Detail`)}</p>
            <p className={styles.detail}>{t('settings.firms', { names: firmsOf(category) })}</p>
          </CheckboxField>
        ))}
        <div className={styles.choices}>
          <Button onClick={() => settle(ticked)}>{t('settings.save')}</Button>
          <Button onClick={() => settle(categories)}>{t('settings.all')}</Button>
          <Button onClick={() => settle([])}>
            {t(allowed.length > 0 ? 'settings.refuse' : 'settings.onlyNecessary')}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
