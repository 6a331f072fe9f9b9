import type { Factors } from '@kinora/contracts'
import { Outcome, useProblemWords } from '@kinora/forms'
import { problemOf } from '@kinora/http'
import { formatMoment, useLocale, useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { knowsPasskeys, makePasskey } from '@kinora/session'
import { Button, ConfirmDialog } from '@kinora/ui'
import { useRef, useState } from 'react'
import list from '../account/DevicesSection.module.css'
import { useDeviceName } from '../account/useDeviceName.ts'
import { useFreshProof } from '../proof/useFreshProof.tsx'
import { SettingsSection } from '../SettingsSection.tsx'
import {
  useProfileAddPasskeyMutation,
  useProfileAskForPasskeyMutation,
  useProfileRemovePasskeyMutation,
} from './factorsApi.ts'

type Passkey = Factors['passkeys'][number]
type Props = { passkeys: Passkey[]; onCodes: (codes: string[]) => void }

/** The user's passkeys: to add one, on this device or on a phone nearby, and to remove one. */
export function PasskeysSection({ passkeys, onCodes }: Props) {
  const { t } = useTranslation('mfe-profile')
  const words = useProblemWords('mfe-profile', 'account.problem')
  const end = useRef<HTMLDivElement>(null)
  const { withProof, proofDialog } = useFreshProof()
  const [ask] = useProfileAskForPasskeyMutation()
  const [add] = useProfileAddPasskeyMutation()
  const [remove] = useProfileRemovePasskeyMutation()
  const [isBusy, setBusy] = useState(false)
  const [leaving, setLeaving] = useState<Passkey | null>(null)
  const [problem, setProblem] = useState('')

  /** Why it did not work; nothing where it did, or where the user changed their mind. */
  async function tryToAdd(): Promise<string> {
    const { data: options, error } = await withProof(() => ask())
    if (!options) return words(problemOf(error ?? {}))
    const made = await makePasskey(options)
    if (!('credential' in made)) return made.isKnown ? t('twoStep.passkeys.known') : t('twoStep.passkeys.notMade')
    const { data: codes, error: refusal } = await withProof(() => add(made))
    if (refusal) return words(problemOf(refusal))
    // Recovery codes say it themselves, and nothing should cover them.
    if (codes) onCodes(codes)
    else addNotice({ kind: 'success', text: t('twoStep.passkeys.added') })
    return ''
  }
  async function tryToRemove({ id }: Passkey): Promise<string> {
    const { error } = await withProof(() => remove(id))
    if (error) return words(problemOf(error))
    addNotice({ kind: 'success', text: t('twoStep.passkeys.removed') })
    return ''
  }
  async function run(work: () => Promise<string>) {
    setBusy(true)
    setProblem('')
    setProblem(await work().catch(() => words('failure')))
    setBusy(false)
  }

  return (
    <SettingsSection title={t('twoStep.passkeys.title')} text={t('twoStep.passkeys.text')}>
      <div ref={end} tabIndex={-1}>
        {passkeys.length > 0 && (
          <ul className={list.list} aria-label={t('twoStep.passkeys.title')}>
            {passkeys.map((passkey) => (
              <Row key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
            ))}
          </ul>
        )}
        {knowsPasskeys() ? (
          <Button
            variant={passkeys.length === 0 ? 'primary' : 'secondary'}
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || void run(tryToAdd)}
          >
            {t(isBusy ? 'twoStep.passkeys.busy' : 'twoStep.passkeys.add')}
          </Button>
        ) : (
          <p>{t('twoStep.passkeys.unknown')}</p>
        )}
      </div>
      {proofDialog}
      <Outcome {...(problem && { problem })} />
      {leaving && (
        <ConfirmDialog
          question={t('twoStep.passkeys.question')}
          yes={t('twoStep.remove')}
          returnTo={end}
          onNo={() => setLeaving(null)}
          onYes={() => {
            setLeaving(null)
            void run(() => tryToRemove(leaving))
          }}
        >
          {t('twoStep.passkeys.consequence')}
        </ConfirmDialog>
      )}
    </SettingsSection>
  )
}

function Row({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const device = useDeviceName()(passkey)
  const { createdAt, lastUsedAt } = passkey
  const at = formatMoment(createdAt, locale)
  return (
    <li className={list.device}>
      <span>
        <strong>{device}</strong>
        <span className={list.used}>
          {lastUsedAt
            ? t('twoStep.passkeys.used', { at, lastAt: formatMoment(lastUsedAt, locale) })
            : t('twoStep.passkeys.made', { at })}
        </span>
      </span>
      <Button aria-label={t('twoStep.passkeys.removeOf', { device, at })} onClick={onRemove}>
        {t('twoStep.remove')}
      </Button>
    </li>
  )
}
