import type { Program, Slots } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { Button } from '@kinora/ui'
import { useState } from 'react'

type Props = { program: Program; isChosen: boolean; onChange: Slots['catalog.programPicker.v1']['onChange'] }

/** Adds a program or removes it again, and is called after what a press does. A failed change is reverted and reported. */
export function ChooseButton({ program, isChosen, onChange }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const [pendingChoice, setPendingChoice] = useState<boolean>()
  const isAdded = pendingChoice ?? isChosen

  async function change() {
    if (pendingChoice !== undefined) return
    setPendingChoice(!isChosen)
    try {
      await onChange(program, !isChosen)
    } catch {
      addNotice({ kind: 'error', text: t('picker.failed', { title: program.title }) })
    } finally {
      setPendingChoice(undefined)
    }
  }

  return (
    <Button
      icon={isAdded ? 'close' : 'plus'}
      aria-disabled={pendingChoice !== undefined}
      aria-label={t(isAdded ? 'picker.takeOutOne' : 'picker.choose', { title: program.title })}
      onClick={() => void change()}
    >
      {t(isAdded ? 'picker.takeOut' : 'picker.add')}
    </Button>
  )
}
