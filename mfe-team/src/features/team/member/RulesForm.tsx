import type { SignalRules } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { PAIN_MAX, PAIN_TREND_DAYS } from '@kinora/limits'
import { addNotice } from '@kinora/notices'
import { Button, SelectField } from '@kinora/ui'
import { useId, useState, type SubmitEvent } from 'react'
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
  const [draft, setDraft] = useState(rules)
  const [save, { isLoading }] = useTeamSetRulesMutation()
  const form = useId()

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isLoading) return
    const { error } = await save({ id, rules: draft })
    if (error) return
    setOpen(false)
    addNotice({ kind: 'success', text: t('rules.saved') })
  }

  const toggle = () => {
    setDraft(rules)
    setOpen(!isOpen)
  }
  return (
    <>
      <Button aria-expanded={isOpen} aria-controls={isOpen ? form : undefined} onClick={toggle}>
        {t('rules.title')}
      </Button>
      {isOpen && (
        <form id={form} className={styles.form} onSubmit={(event) => void submit(event)}>
          {RULES.map((rule) => (
            <SelectField
              key={rule}
              label={t(`rules.${rule}`)}
              value={draft[rule] ?? ''}
              onChange={({ target }) => setDraft({ ...draft, [rule]: Number(target.value) || null })}
            >
              <option value="">{t('rules.never')}</option>
              {choicesOf(rule, rules[rule]).map((number) => (
                <option key={number} value={number}>
                  {number}
                </option>
              ))}
            </SelectField>
          ))}
          <Button type="submit" variant="primary" aria-disabled={isLoading}>
            {t(isLoading ? 'rules.saving' : 'rules.save')}
          </Button>
        </form>
      )}
    </>
  )
}
