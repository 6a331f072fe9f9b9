import type { Plan } from '@kinora/contracts'
import { addDays, formatDay, formatMinutes, typeset, useLocale, useTranslation } from '@kinora/i18n'
import { problemOf } from '@kinora/http'
import { Button, Picture } from '@kinora/ui'
import { useState } from 'react'
import styles from './GentleOffer.module.css'
import { useCatalogChangePlanStateMutation, useCatalogEndPlanStateMutation } from './pathApi.ts'

/** Days for which the gentle plan is offered. */
const DAYS = 3

/** The gentle plan from tomorrow on, where the specialist has made one. */
export function GentleOffer({ plan }: { plan: Plan }) {
  const { t } = useTranslation('mfe-catalog')
  const locale = useLocale()
  const [begin, beginning] = useCatalogChangePlanStateMutation()
  const [end, ending] = useCatalogEndPlanStateMutation()
  const [isOn, setOn] = useState(false)
  const { gentle, allowed, state, day } = plan
  if (!allowed.gentle || state.mode !== 'normal') return null

  const from = addDays(day, 1)
  const until = addDays(day, DAYS)
  const seconds = gentle.reduce((sum, { duration }) => sum + duration, 0)
  const isBusy = beginning.isLoading || ending.isLoading
  const problem = problemOf(beginning.error ?? ending.error)
  const turn = async () => {
    if (isBusy) return
    const { error } = isOn ? await end() : await begin({ mode: 'gentle', from, until })
    if (!error) setOn(!isOn)
  }
  return (
    <section className={styles.offer} aria-labelledby="gentle-offer">
      {gentle[0]?.image && <Picture image={gentle[0].image} sizes="7rem" alt="" />}
      <div>
        <h3 id="gentle-offer">{t('stop.gentle.title')}</h3>
        <p role="status">
          {isOn
            ? t('stop.gentle.on', { day: formatDay(until, locale, 'long') })
            : t('stop.gentle.words', {
                programs: gentle.map(({ title }) => typeset(title)).join(', '),
                time: formatMinutes(seconds, locale, 'long'),
              })}
        </p>
      </div>
      <Button wide aria-disabled={isBusy} onClick={() => void turn()}>
        {t(isOn ? 'stop.gentle.undo' : 'stop.gentle.begin')}
      </Button>
      <div role="alert" className={styles.failed}>
        {problem && t(problem.code === 'testMode.readOnly' ? 'ui:testMode.notSaved' : 'stop.gentle.failed')}
      </div>
    </section>
  )
}
