import { createRoot, type Root } from 'react-dom/client'
import { observeLateFrames } from './costs.ts'
import { Overlay, type OverlayProps } from './Overlay.tsx'

// webpack replaces these names in a build with shared packages.
declare function __webpack_init_sharing__(scope: 'default'): Promise<void>
declare const __webpack_share_scopes__: { default: Record<string, Record<string, unknown>> }

/** The overlay comes and goes with Alt+Shift+K. The console says so. */
export async function offerOverlay(props: Omit<OverlayProps, 'shared' | 'close'>): Promise<void> {
  observeLateFrames()
  await __webpack_init_sharing__('default')
  let root: Root | undefined
  const place = document.createElement('div')

  function close() {
    root?.unmount()
    root = undefined
    place.remove()
  }
  function open() {
    const shared = Object.entries(__webpack_share_scopes__.default).map(([name, versions]) => ({
      name,
      version: Object.keys(versions).join(', '),
    }))
    document.body.append(place)
    root = createRoot(place)
    root.render(<Overlay {...props} shared={shared} close={close} />)
  }
  addEventListener('keydown', ({ altKey, shiftKey, code }) => {
    if (altKey && shiftKey && code === 'KeyK') (root ? close : open)()
  })
  console.info('Alt+Shift+K shows which remote drew what.')
}
