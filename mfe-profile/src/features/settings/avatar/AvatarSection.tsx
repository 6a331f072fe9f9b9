import { Outcome, useProblemWords, useWords } from '@kinora/forms'
import { problemOf } from '@kinora/http'
import { sessionClient, useSession } from '@kinora/session'
import { Button, ConfirmDialog } from '@kinora/ui'
import { useRef, useState, type ComponentType } from 'react'
import { useProfileUploadAvatarMutation } from '../accountApi.ts'
import { SettingsSection } from '../SettingsSection.tsx'
import styles from './AvatarSection.module.css'
import type { CropDialogProps } from './CropDialog.tsx'
import { PICTURE_TYPES, readPicture } from './readPicture.ts'

type Cropping = { source: string; Dialog: ComponentType<CropDialogProps> }
type Result = { done?: string; problem?: string }

/** The profile picture: to choose or take one, cut a square out of it, or remove it. */
export function AvatarSection() {
  const words = useWords('mfe-profile', 'edit.avatar')
  const problemText = useProblemWords('mfe-profile', 'account.problem')
  const { session } = useSession()
  const [upload] = useProfileUploadAvatarMutation()
  const [cropping, setCropping] = useState<Cropping | null>(null)
  const [result, setResult] = useState<Result>({})
  const [isBusy, setBusy] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const [chooser, camera, buttons] = [
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
    useRef<HTMLDivElement>(null),
  ]
  const user = session?.userData
  const fail = (code: string) => setResult({ problem: problemText(code) })

  async function open(input: HTMLInputElement) {
    const file = input.files?.[0]
    if (!file) return
    setResult({})
    const [picture, code] = await Promise.all([readPicture(file), import('./CropDialog.tsx').catch(() => null)])
    // The same file can be chosen again.
    input.value = ''
    if (!picture.ok) return fail(picture.code)
    if (!code) return fail(navigator.onLine ? 'auth.unreachable' : 'auth.offline')
    setCropping({ source: picture.source, Dialog: code.CropDialog })
  }

  async function save(picture: Blob): Promise<string | null> {
    const { error } = await upload(picture)
    if (error) return problemText(problemOf(error))
    await sessionClient.refresh()
    setCropping(null)
    setResult({ done: words('saved') })
    return null
  }

  async function remove() {
    setBusy(true)
    try {
      await sessionClient.update({ avatarURL: null })
      setResult({ done: words('removed') })
    } catch {
      fail(navigator.onLine ? 'auth.unreachable' : 'auth.offline')
    }
    setBusy(false)
    setRemoving(false)
  }

  return (
    <SettingsSection
      title={words('title')}
      text={`${words('text')} ${words(`seenBy.${user?.isSpecialist ? 'specialist' : 'member'}`)}`}
    >
      <div className={styles.row}>
        {user?.avatarURL ? (
          <img className={styles.picture} src={user.avatarURL} alt={words('alt')} width="112" height="112" />
        ) : (
          <span className={styles.picture} aria-hidden="true">
            {`${user?.firstName.at(0) ?? ''}${user?.lastName.at(0) ?? ''}`}
          </span>
        )}
        <div ref={buttons} tabIndex={-1} className={styles.buttons}>
          <Button onClick={() => chooser.current?.click()}>{words(user?.avatarURL ? 'change' : 'choose')}</Button>
          <Button className={styles.camera} onClick={() => camera.current?.click()}>
            {words('take')}
          </Button>
          {user?.avatarURL && <Button onClick={() => setRemoving(true)}>{words('remove')}</Button>}
        </div>
      </div>
      <input
        ref={chooser}
        hidden
        type="file"
        accept={PICTURE_TYPES.join(',')}
        aria-label={words('choose')}
        onChange={({ target }) => void open(target)}
      />
      <input
        ref={camera}
        hidden
        type="file"
        accept="image/*"
        capture="user"
        aria-label={words('take')}
        onChange={({ target }) => void open(target)}
      />
      <Outcome {...result} />
      {cropping && (
        <cropping.Dialog source={cropping.source} returnTo={buttons} onSave={save} onClose={() => setCropping(null)} />
      )}
      {isRemoving && (
        <ConfirmDialog
          question={words('removeQuestion')}
          yes={words('remove')}
          busy={isBusy}
          returnTo={buttons}
          onYes={() => void remove()}
          onNo={() => setRemoving(false)}
        />
      )}
    </SettingsSection>
  )
}
