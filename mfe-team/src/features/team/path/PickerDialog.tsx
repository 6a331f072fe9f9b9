import type { Program } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { PATH_ITEMS_MAX } from '@kinora/limits'
import { Slot } from '@kinora/remote'
import { Button, Dialog, DialogBody, DialogFoot, Skeleton } from '@kinora/ui'
import type { RefObject } from 'react'

type Props = {
  title: string
  chosen: readonly number[]
  returnTo: RefObject<HTMLElement | null>
  onChange: (program: Program, isChosen: boolean) => void
  onClose: () => void
}

/** The catalogue over the editor: each choice is a step of the draft at once. */
export function PickerDialog({ title, chosen, returnTo, onChange, onClose }: Props) {
  const { t } = useTranslation('mfe-team')
  return (
    <Dialog
      shape="screen"
      size="wide"
      title={title}
      after={<p role="status">{t('edit.picker.count', { count: chosen.length })}</p>}
      close={t('edit.picker.close')}
      returnTo={returnTo}
      onClose={onClose}
    >
      <DialogBody>
        <Slot
          name="catalog.programPicker.v1"
          props={{ chosen, onChange: (program, isChosen) => chooseUpTo(chosen, program, isChosen, onChange) }}
          waiting={<Skeleton shape="block" />}
        />
      </DialogBody>
      <DialogFoot>
        <Button variant="primary" onClick={onClose}>
          {t('edit.picker.done')}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

/** Rejects where there is no more room, which the catalogue shows. */
export async function chooseUpTo(
  chosen: readonly number[],
  program: Program,
  isChosen: boolean,
  onChange: (program: Program, isChosen: boolean) => void,
): Promise<void> {
  if (isChosen && chosen.length >= PATH_ITEMS_MAX) throw new Error('The path is full')
  onChange(program, isChosen)
}
