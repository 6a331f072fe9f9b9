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

/** Takes a program off the caller's path or favourites, after asking (docs/specification.md, section 4: the tile). */
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
          question={t(`remove.${from}.question`, { title: program.title })}
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
