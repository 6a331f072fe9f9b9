import type { ActivatedGift } from '@kinora/contracts'
import { fieldProblem, Form, SubmitButton, useProblemWords, useSmallForm } from '@kinora/forms'
import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { TextField } from '@kinora/ui'
import type { ChangeEvent } from 'react'
import { useCommerceActivateGiftMutation } from '../subscriptionApi.ts'
import styles from './CodeForm.module.css'
import { isWholeCode, readCode, showCode } from './giftCode.ts'

type Props = { code: string; onChange: (code: string) => void; onDone: (gift: ActivatedGift) => void }

/** Redeems a code for whoever is signed in. */
export function CodeForm({ code, onChange, onDone }: Props) {
  const { t } = useTranslation('mfe-commerce')
  const [activate] = useCommerceActivateGiftMutation()
  const { idAndError, set, state } = useSmallForm({
    initial: { code: '' },
    kept: [{ code }, (values) => onChange(values.code)],
    check: ({ code }) => (isWholeCode(code) ? {} : { code: code === '' ? 'gift.noCode' : 'gift.shortCode' }),
    send: async ({ code }) => {
      const { data, error } = await activate(readCode(code))
      if (data) return onDone(data)
      const failure = problemOf(error)
      return failure.code.startsWith('gift.') ? fieldProblem('code', failure.code) : failure
    },
    words: useProblemWords('mfe-commerce', 'plans.problem'),
  })

  return (
    <Form state={state} summary className={styles.form}>
      <CodeField {...idAndError('code')} code={code} onChange={(code) => set({ code })} />
      <SubmitButton state={state} busy={t('activate.sending')} wide>
        {t('activate.send')}
      </SubmitButton>
    </Form>
  )
}

type FieldProps = Pick<Props, 'code' | 'onChange'> & { id?: string; error?: string | undefined }

/** Writes the code in groups while it is typed at the end; in the middle the caret would jump. */
export function CodeField({ code, onChange, ...idAndError }: FieldProps) {
  const { t } = useTranslation('mfe-commerce')
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const isAtEnd = target.selectionStart === target.value.length
    onChange(isAtEnd ? showCode(target.value) : target.value)
  }
  return (
    <TextField
      {...idAndError}
      label={t('activate.label')}
      hint={t('activate.hint')}
      value={code}
      onChange={change}
      onBlur={() => onChange(showCode(code))}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
}
