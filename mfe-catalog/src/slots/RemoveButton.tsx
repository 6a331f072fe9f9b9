import type { Program, Slots } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { ConfirmDialog, IconButton } from '@kinora/ui'
import { useRef, useState } from 'react'

type Props = {
  program: Program
  from: NonNullable<Slots['catalog.programCard.v1']['removeFrom']>
  /** Resolves to whether it worked. */
  onRemove: () => Promise<boolean>
  onRemoved?: () => void
}

/** The confirmations that docs/specification.md, section 8, names. */
const QUESTIONS = {
  path: 'user.deleteVideoDialog.path',
  watchList: 'user.deleteVideoDialog.watchList',
  favourites: 'user.deleteFavouriteDialog',
} as const

/** Removes a program from the caller's path or one of their lists, after asking. */
export function RemoveButton({ program, from, onRemove, onRemoved }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  async function remove() {
    setBusy(true)
    const isRemoved = await onRemove()
    setBusy(false)
    setAsking(false)
    if (isRemoved) onRemoved?.()
  }

  return (
    <>
      <IconButton
        ref={button}
        icon="close"
        label={t(`remove.${from}.label`, { title: program.title })}
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          question={t(QUESTIONS[from], { title: program.title })}
          yes={t('remove.yes')}
          busy={isBusy}
          returnTo={button}
          onYes={() => void remove()}
          onNo={() => setAsking(false)}
        >
          <p>{t(`remove.${from}.consequence`)}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
