import { Form, FormProblem, SubmitButton, useSmallForm } from '@kinora/forms'
import { typeset, useTranslation } from '@kinora/i18n'
import { DEFAULT_FEELING, EFFORTS, PAIN_MAX, type EffortName } from '@kinora/limits'
import { addNotice } from '@kinora/notices'
import {
  Button,
  DialogBody,
  DialogCancel,
  DialogFoot,
  FeelingField,
  Icon,
  RadioField,
  ScaleField,
  useFeelingName,
  VisuallyHidden,
} from '@kinora/ui'
import { useState } from 'react'
import { NO_ANSWERS, type Answers, type Saved } from '../useAnswers.ts'
import styles from './CheckInForm.module.css'
import { Fold } from './Fold.tsx'
import { NoteField } from './NoteField.tsx'
import { StarsField } from './StarsField.tsx'

/** What a check-in is about. */
export type Trained = { id: number; title: string }

type Props = {
  /** The answers are about one of them, unless it is said about the last. */
  programs: readonly Trained[]
  saved: Answers
  /** Asks for pain before and stars too, which are about one program. */
  isWhole: boolean
  /** The first name of the specialist who reads the answers. */
  reader: string | undefined
  onSave: (answers: Answers, programId: number) => Promise<Saved>
  onStop: (answers: Answers) => void
  onClose: () => void
}

/** The fields of the check-in: pain first, the rest folded. They keep their values when saving fails. */
export function CheckInForm({ programs, saved, isWhole, reader, onSave, onStop, onClose }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const [initial] = useState({ ...saved, program: programs.at(-1)!.id })
  const { values, set, state } = useSmallForm({
    initial,
    send: async ({ program, ...answers }) => {
      const note = answers.note?.trim() || null
      const given: Answers = { ...answers, note, isNoteShared: note !== null && answers.isNoteShared }
      const { error, isSent, stop } = await onSave(given, program)
      if (error) return error
      if (stop) return void onStop(given)
      if (isSent) addNotice({ kind: 'success', text: t('checkIn.saved') })
      onClose()
    },
    words: (code) => t(code === 'testMode.readOnly' ? 'ui:testMode.notSaved' : 'checkIn.failed'),
  })
  const hasAnswers = JSON.stringify({ ...values, program: 0 }) !== JSON.stringify({ ...NO_ANSWERS, program: 0 })
  // Stars that were given cannot be taken back, only changed.
  const clear = () => set({ ...NO_ANSWERS, rating: saved.rating })
  const hurts = (values.painAfter ?? 0) > 0 || values.effort === 'hard'

  return (
    <Form state={state}>
      <DialogBody className={styles.fields}>
        <PainField
          label={<VisuallyHidden>{t('checkIn.painScale')}</VisuallyHidden>}
          name="painAfter"
          chosen={values.painAfter}
          onChoose={(painAfter) => set({ painAfter })}
        />
        {programs.length > 1 && hurts && (
          <RadioField
            label={t('checkIn.afterWhich')}
            name="program"
            options={programs.map(({ id, title }) => ({ value: String(id), label: typeset(title) }))}
            chosen={String(values.program)}
            onChange={({ target }) => set({ program: Number(target.value) })}
          />
        )}
        <Folds isWhole={isWhole} reader={reader} values={values} set={set} />
        <p className={styles.readers}>
          <Icon name="info" />
          {reader ? t('checkIn.readers', { name: reader }) : t('checkIn.noReaders')}
        </p>
      </DialogBody>
      <FormProblem className={styles.failed}>{state.problem}</FormProblem>
      <DialogFoot className={styles.foot}>
        <SubmitButton state={state} busy={t('checkIn.saving')} className={styles.save}>
          {t('checkIn.save')}
        </SubmitButton>
        <DialogCancel variant="quiet">{t('checkIn.skip')}</DialogCancel>
        {hasAnswers && (
          <Button variant="quiet" onClick={clear}>
            {t('checkIn.clear')}
          </Button>
        )}
      </DialogFoot>
    </Form>
  )
}

type FoldsProps = Pick<Props, 'isWhole' | 'reader'> & { values: Answers; set: (change: Partial<Answers>) => void }

/** What need not be answered: effort, feeling, note; pain before and stars. */
function Folds({ isWhole, reader, values, set }: FoldsProps) {
  const { t } = useTranslation('mfe-catalog')
  const feelingName = useFeelingName()
  const { effort, feeling, painBefore, rating } = values
  const none = t('checkIn.none')
  const said = [
    painBefore !== null && t('checkIn.painSaid', { pain: painBefore }),
    rating !== null && t('checkIn.stars', { count: rating }),
  ].filter((part) => typeof part === 'string')
  return (
    <div className={styles.folds}>
      <Fold title={t('checkIn.effortShort')} value={effort ? t(`checkIn.efforts.${effort}`) : none}>
        <RadioField
          label={t('checkIn.effort')}
          name="effort"
          options={EFFORTS.map((value) => ({ value, label: t(`checkIn.efforts.${value}`) }))}
          chosen={effort ?? ''}
          onChange={({ target }) => set({ effort: target.value as EffortName })}
        />
      </Fold>
      <Fold
        title={t('checkIn.feeling')}
        value={feeling ? feelingName(feeling) : none}
        onOpen={() => !feeling && set({ feeling: DEFAULT_FEELING })}
      >
        <FeelingField label={t('checkIn.feeling')} chosen={feeling} onChoose={(chosen) => set({ feeling: chosen })} />
      </Fold>
      <Fold
        title={t('checkIn.noteShort')}
        value={values.isNoteShared && reader ? t('checkIn.noteShared', { name: reader }) : t('checkIn.notePrivate')}
        isOpenAtFirst={Boolean(values.note)}
      >
        <NoteField reader={reader} note={values.note} isShared={values.isNoteShared} set={set} />
      </Fold>
      {isWhole && (
        <Fold title={t('checkIn.more')} value={said.join(', ') || none}>
          <PainField
            label={t('checkIn.painBefore')}
            name="painBefore"
            chosen={painBefore}
            onChoose={(pain) => set({ painBefore: pain })}
          />
          <StarsField chosen={rating} onChoose={(stars) => set({ rating: stars })} />
        </Fold>
      )}
    </div>
  )
}

type PainProps = Pick<Parameters<typeof ScaleField>[0], 'label' | 'name' | 'chosen' | 'onChoose'>

/** Pain from 0 to 10, as on the numeric rating scale that doctors use. */
function PainField(props: PainProps) {
  const { t } = useTranslation('mfe-catalog')
  return <ScaleField {...props} max={PAIN_MAX} ends={{ low: t('checkIn.painNone'), high: t('checkIn.painWorst') }} />
}
