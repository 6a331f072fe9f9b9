/** QR codes. Bundled by each remote that shows one, because the encoder is too large for every page. */
export { QrCode } from './QrCode.tsx'
export { qrPath } from './qrPath.ts'
