import { ellipse, fill } from '../../rig/shapes.ts'
import { cloud, cypress, flowers, hills, ridge, roundTree, shrub } from '../landscape.ts'
import { glow, gradient, ground } from '../light.ts'

/** A lawn between shrubs on a clear morning. Horizon 520; stand at 640, on short grass; low poses at 500–780. */
export const garden =
  gradient('garden-sky', ['#D4E8EA', '#F0F3E4', '#FBF3E0']) +
  ground('url(#garden-sky)') +
  glow([560, 236], 104, '#FDEBC4', '#FFF8E6') +
  cloud([980, 140], 1.1, '#FFFFFF', 0.6) +
  cloud([210, 190], 0.8, '#FFFFFF', 0.5) +
  hills(470, '#9CBF9E', '#EDF1E0', 4) +
  [
    [330, 468, 0.9],
    [392, 474, 0.68],
    [900, 466, 0.8],
    [962, 472, 1],
    [846, 474, 0.56],
  ]
    .map(([x = 0, y = 0, size = 1]) => roundTree([x, y], size, '#9DBF95'))
    .join('') +
  cypress([1024, 478], 0.8, '#8FB38E') +
  cypress([286, 478], 0.7, '#8FB38E') +
  fill(`${ridge([-4, -18, -8, -14, -6, -16, -4], 480)}V720H-40Z`, '#BBD3A4') +
  fill(`${ridge([6, -6, 4, -2, 6, -4, 8], 532)}V720H-40Z`, '#C9DDB2') +
  ellipse([640, 662], 470, 66, '#D3E4BE') +
  fill(
    'M1010 498C1060 540 1100 560 1190 590C1240 612 1290 640 1300 660V598C1250 574 1180 548 1130 528C1090 512 1060 504 1040 496Z',
    '#EADFC2',
  ) +
  shrub([118, 560], 1.35, '#7FA980') +
  shrub([1206, 540], 0.8, '#8CB388') +
  flowers([212, 588], '#E79A86', '#6F9A72') +
  flowers([62, 610], '#F2C57E', '#6F9A72', 1.1) +
  flowers([1160, 612], '#D9A0C0', '#6F9A72', 0.9) +
  shrub([1262, 604], 0.9, '#7FA980')
