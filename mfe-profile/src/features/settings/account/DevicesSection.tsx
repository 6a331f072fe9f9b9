import type { OpenSession } from '@kinora/contracts'
import { Outcome, useProblemWords } from '@kinora/forms'
import { problemOf } from '@kinora/http'
import { formatMoment, useLocale, useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { Button, Skeleton, Waiting } from '@kinora/ui'
import { useRef } from 'react'
import { LoadFailed } from '../LoadFailed.tsx'
import { SettingsSection } from '../SettingsSection.tsx'
import styles from './DevicesSection.module.css'
import { useDeviceName } from './useDeviceName.ts'
import {
  useProfileEndDeviceMutation,
  useProfileEndOtherDevicesMutation,
  useProfileListDevicesQuery,
} from './devicesApi.ts'

/** Where the user is signed in, this device first; each can be signed out from here. */
export function DevicesSection() {
  const { t } = useTranslation('mfe-profile')
  const problem = useProblemWords('mfe-profile', 'account.problem')
  const list = useRef<HTMLUListElement>(null)
  const { currentData: devices, isError, error, refetch } = useProfileListDevicesQuery()
  const [end, ending] = useProfileEndDeviceMutation()
  const [endOthers, endingOthers] = useProfileEndOtherDevicesMutation()
  const isBusy = ending.isLoading || endingOthers.isLoading
  const failure = ending.error ?? endingOthers.error

  async function say(text: string, call: { unwrap: () => Promise<unknown> }) {
    const isDone = await call.unwrap().then(
      () => true,
      () => false,
    )
    if (!isDone) return
    addNotice({ kind: 'success', text })
    // The button that was pressed goes with its row.
    list.current?.focus()
  }

  return (
    <SettingsSection title={t('account.devices.title')} text={t('account.devices.text')}>
      {isError ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !devices ? (
        <Waiting label={t('waiting')}>
          <Skeleton />
          <Skeleton short />
        </Waiting>
      ) : (
        <>
          <ul ref={list} tabIndex={-1} className={styles.list} aria-label={t('account.devices.title')}>
            {devices.map((device) => (
              <Device
                key={device.id}
                device={device}
                isBusy={isBusy}
                onEnd={(name) => void say(t('account.devices.ended', { device: name }), end(device))}
              />
            ))}
          </ul>
          {devices.length === 1 && <p>{t('account.devices.alone')}</p>}
          {devices.length > 2 && (
            <Button
              aria-disabled={isBusy || undefined}
              onClick={() => !isBusy && void say(t('account.devices.endedAll'), endOthers())}
            >
              {t('account.devices.endAll')}
            </Button>
          )}
        </>
      )}
      <Outcome problem={failure && problem(problemOf(failure))} />
    </SettingsSection>
  )
}

type DeviceProps = { device: OpenSession; isBusy: boolean; onEnd: (name: string) => void }

function Device({ device: { browser, system, lastUsedAt, address, isCurrent }, isBusy, onEnd }: DeviceProps) {
  const { t } = useTranslation('mfe-profile')
  const at = formatMoment(lastUsedAt, useLocale())
  const name = useDeviceName()({ browser, system })
  return (
    <li className={styles.device}>
      <span>
        <strong>{name}</strong>
        <span className={styles.used}>
          {isCurrent ? t('account.devices.current') : t('account.devices.used', { at, address })}
        </span>
      </span>
      {!isCurrent && (
        <Button
          aria-disabled={isBusy || undefined}
          aria-label={t('account.devices.endOf', { device: name, at })}
          onClick={() => !isBusy && onEnd(name)}
        >
          {t('account.devices.end')}
        </Button>
      )}
    </li>
  )
}
