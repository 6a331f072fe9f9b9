import type { ActivatedGift } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { useHoldReload } from '@kinora/router'
import { Button, ErrorSummary, TextField, VisuallyHidden } from '@kinora/ui'
import { useState, type ChangeEvent, type SubmitEvent } from 'react'
import { problemCode } from '../problemCode.ts'
import { useCommerceActivateGiftMutation } from '../subscriptionApi.ts'
import { useProblemWords } from '../useProblemWords.ts'
import styles from './CodeForm.module.css'
import { isWholeCode, readCode, showCode } from './giftCode.ts'

type Props = { code: string; onChange: (code: string) => void; onDone: (gift: ActivatedGift) => void }

const FIELD = 'gift-code'
/** About the code itself: shown under the field. */
const OF_CODE = /^gift\./

/** Redeems a code for whoever is signed in. What was typed stays. */
export function CodeForm({ code, onChange, onDone }: Props) {
  const { t } = useTranslation('mfe-commerce')
  const words = useProblemWords()
  const [activate, { isLoading }] = useCommerceActivateGiftMutation()
  const [problem, setProblem] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  useHoldReload(code !== '')

  function fail(found: string) {
    setProblem(found)
    setAttempt((before) => before + 1)
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isLoading) return
    setProblem(undefined)
    if (!isWholeCode(code)) return fail(code === '' ? 'gift.noCode' : 'gift.shortCode')
    const { data, error } = await activate(readCode(code))
    return data ? onDone(data) : fail(problemCode(error))
  }

  const text = problem && words(problem)
  const isOfCode = problem !== undefined && OF_CODE.test(problem)
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary
        attempt={attempt}
        errors={isOfCode && text ? [{ id: FIELD, text }] : []}
        {...(!isOfCode && text && { problem: text })}
      />
      <CodeField code={code} onChange={onChange} error={isOfCode ? text : undefined} />
      <Button variant="primary" wide type="submit" aria-disabled={isLoading || undefined}>
        {t(isLoading ? 'activate.sending' : 'activate.send')}
      </Button>
      <VisuallyHidden>
        <span role="status">{isLoading && t('activate.sending')}</span>
      </VisuallyHidden>
    </form>
  )
}

type FieldProps = Pick<Props, 'code' | 'onChange'> & { error?: string | undefined }

/** Writes the code in groups while it is typed at the end; in the middle the caret would jump. */
export function CodeField({ code, onChange, error }: FieldProps) {
  const { t } = useTranslation('mfe-commerce')
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const isAtEnd = target.selectionStart === target.value.length
    onChange(isAtEnd ? showCode(target.value) : target.value)
  }
  return (
    <TextField
      id={FIELD}
      label={t('activate.label')}
      hint={t('activate.hint')}
      {...(error && { error })}
      value={code}
      onChange={change}
      onBlur={() => onChange(showCode(code))}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
}
