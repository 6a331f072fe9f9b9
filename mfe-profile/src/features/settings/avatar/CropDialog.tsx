import { Outcome, useProblemWords, useWords } from '@kinora/forms'
import { Button, Dialog, DialogCancel, DialogFoot, HoldDialog } from '@kinora/ui'
import { useId, useRef, useState, type RefObject } from 'react'
import Cropper from 'react-easy-crop'
import styles from './CropDialog.module.css'
import { decoded } from './readPicture.ts'

/** A square of a picture, in its pixels. */
type Square = { x: number; y: number; width: number; height: number }

/** The largest size at which pictures of people are shown, twice for fine screens. */
const SIDE = 512

export type CropDialogProps = {
  /** A data URL. */
  source: string
  /** Uploads the picture. Returns why that failed, in words, or null. */
  onSave: (picture: Blob) => Promise<string | null>
  onClose: () => void
  returnTo: RefObject<HTMLElement | null>
}

const ZOOM_MAX = 4
const ZOOM_STEP = 0.1
/** Pixels by which an arrow key moves the picture. */
const KEY_STEP = 12

/**
 * Cuts a square out of a picture, by mouse, touch or keyboard: arrows move the picture, the slider enlarges it. The
 * cropper's own styles are switched off, because it would add them as a `style` element, which the content security
 * policy refuses; the classes of this module stand for them.
 */
export function CropDialog({ source, onSave, onClose, returnTo }: CropDialogProps) {
  const words = useWords('mfe-profile', 'edit.avatar')
  const problemText = useProblemWords('mfe-profile', 'account.problem')
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [square, setSquare] = useState<Square | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [slider, help] = [useId(), useId()]
  const first = useRef<HTMLInputElement>(null)

  async function save() {
    if (!square) return
    setSaving(true)
    const picture = await cutPicture(source, square).catch(() => null)
    setProblem((picture ? await onSave(picture) : problemText('form.error.avatar.unreadable')) ?? undefined)
    setSaving(false)
  }

  return (
    <Dialog title={words('cropTitle')} first={first} returnTo={returnTo} onClose={onClose}>
      <HoldDialog isWorking={isSaving} />
      <p id={help} className={styles.help}>
        {words('cropHelp')}
      </p>
      <div className={styles.stage}>
        <Cropper
          image={source}
          crop={crop}
          zoom={zoom}
          maxZoom={ZOOM_MAX}
          aspect={1}
          cropShape="round"
          showGrid={false}
          objectFit="contain"
          keyboardStep={KEY_STEP}
          disableAutomaticStylesInjection
          classes={{ containerClassName: styles.area, mediaClassName: styles.media, cropAreaClassName: styles.circle }}
          cropperProps={{ role: 'application', 'aria-label': words('cropArea'), 'aria-describedby': help }}
          mediaProps={{ alt: '' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_percent, pixels) => setSquare(pixels)}
        />
      </div>
      <div>
        <label className={styles.label} htmlFor={slider}>
          {words('zoom')}
        </label>
        <input
          ref={first}
          id={slider}
          className={styles.slider}
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={ZOOM_STEP}
          value={zoom}
          aria-valuetext={words('zoomValue', { percent: Math.round(zoom * 100) })}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
        <Outcome problem={problem} />
      </div>
      <DialogFoot>
        <DialogCancel>{words('cancel')}</DialogCancel>
        <Button variant="primary" aria-disabled={isSaving || undefined} onClick={() => isSaving || void save()}>
          {words(isSaving ? 'saving' : 'save')}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

/** The square as a JPEG of 512 px, so that little has to be uploaded. @throws Error when the browser cannot draw it */
async function cutPicture(source: string, { x, y, width, height }: Square): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  // Transparent parts become white, because a JPEG has none.
  context.fillStyle = 'white'
  context.fillRect(0, 0, SIDE, SIDE)
  context.drawImage(await decoded(source), x, y, width, height, 0, 0, SIDE, SIDE)
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!picture) throw new Error('The picture could not be drawn')
  return picture
}
