import type { SignalRules } from '@kinora/contracts'
import { Form, SubmitButton, useSmallForm } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { PAIN_MAX, PAIN_TREND_DAYS } from '@kinora/limits'
import { addNotice } from '@kinora/notices'
import { Button, SelectField } from '@kinora/ui'
import { useId, useState } from 'react'
import { useTeamSetRulesMutation } from '../teamApi.ts'
import styles from './Form.module.css'

const RULES = ['painRise', 'painHigh', 'silentDays', 'missedDays'] as const
/** Of silence the API allows more days; nobody asks for each of them. */
const MOST = { painRise: PAIN_MAX, painHigh: PAIN_MAX, silentDays: 30, missedDays: PAIN_TREND_DAYS } as const
const choicesOf = (rule: keyof SignalRules, now: number | null) => {
  const usual = Array.from({ length: MOST[rule] }, (_, index) => index + 1)
  return now === null || usual.includes(now) ? usual : [...usual, now]
}

/** From which number on each signal of a member shows. */
export function RulesForm({ id, rules }: { id: number; rules: SignalRules }) {
  const { t } = useTranslation('mfe-team')
  const [isOpen, setOpen] = useState(false)
  const [save] = useTeamSetRulesMutation()
  const form = useId()

  async function send(changed: SignalRules) {
    const { error } = await save({ id, rules: changed })
    if (error) return error
    setOpen(false)
    addNotice({ kind: 'success', text: t('rules.saved') })
  }
  return (
    <>
      <Button aria-expanded={isOpen} aria-controls={isOpen ? form : undefined} onClick={() => setOpen(!isOpen)}>
        {t('rules.title')}
      </Button>
      {isOpen && <RuleFields id={form} rules={rules} send={send} />}
    </>
  )
}

type FieldsProps = { id: string; rules: SignalRules; send: (rules: SignalRules) => Promise<unknown> }

function RuleFields({ id, rules, send }: FieldsProps) {
  const { t } = useTranslation('mfe-team')
  const [initial] = useState(rules)
  const { values, set, state } = useSmallForm({ initial, send })
  return (
    <Form id={id} state={state} className={styles.form}>
      {RULES.map((rule) => (
        <SelectField
          key={rule}
          label={t(`rules.${rule}`)}
          value={values[rule] ?? ''}
          onChange={({ target }) => set({ [rule]: Number(target.value) || null })}
        >
          <option value="">{t('rules.never')}</option>
          {choicesOf(rule, rules[rule]).map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </SelectField>
      ))}
      <SubmitButton state={state} busy={t('rules.saving')}>
        {t('rules.save')}
      </SubmitButton>
    </Form>
  )
}
