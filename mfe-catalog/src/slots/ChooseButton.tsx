import type { Program, Slots } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { Button } from '@kinora/ui'
import { useState } from 'react'

type Props = { program: Program; isChosen: boolean; onChange: Slots['catalog.programPicker.v1']['onChange'] }

/** Adds a program or removes it again. A failed change is reverted and reported. */
export function ChooseButton({ program, isChosen, onChange }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const [wanted, setWanted] = useState<boolean>()
  const shown = wanted ?? isChosen

  async function change() {
    if (wanted !== undefined) return
    setWanted(!isChosen)
    try {
      await onChange(program, !isChosen)
    } catch {
      addNotice({ kind: 'error', text: t('picker.failed', { title: program.title }) })
    } finally {
      setWanted(undefined)
    }
  }

  return (
    <Button
      icon={shown ? 'check' : 'plus'}
      aria-pressed={shown}
      aria-disabled={wanted !== undefined}
      aria-label={t(shown ? 'picker.chosenOne' : 'picker.choose', { title: program.title })}
      onClick={() => void change()}
    >
      {t(shown ? 'picker.chosen' : 'picker.add')}
    </Button>
  )
}
