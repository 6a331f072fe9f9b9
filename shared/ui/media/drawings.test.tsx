import {
  Activity,
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Bell,
  Bookmark,
  CalendarDays,
  Captions,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleUserRound,
  Clapperboard,
  Clock,
  CloudSun,
  Contrast,
  ExternalLink,
  Gauge,
  Gift,
  GripVertical,
  Hand,
  Heart,
  Info,
  LayoutGrid,
  Leaf,
  LockKeyhole,
  Maximize,
  Menu,
  MessageCircle,
  Minimize,
  Monitor,
  Moon,
  Pause,
  Pencil,
  PictureInPicture2,
  Play,
  Plus,
  Printer,
  Redo2,
  Repeat,
  RotateCcw,
  RotateCw,
  Route,
  Search,
  SkipBack,
  SkipForward,
  SlidersHorizontal,
  Speech,
  Sun,
  Table2,
  Trash2,
  Undo2,
  Volume2,
  VolumeX,
  WifiOff,
  X,
  type LucideIcon,
} from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { drawings } from './drawings.ts'

/** Lucide's icons by our names. To take one over, add it here and copy its path from what the test then says. */
const icons: Record<keyof typeof drawings, LucideIcon> = {
  account: CircleUserRound,
  'arrow-down': ArrowDown,
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  bell: Bell,
  bookmark: Bookmark,
  calendar: CalendarDays,
  captions: Captions,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  clapperboard: Clapperboard,
  clock: Clock,
  close: X,
  'cloud-sun': CloudSun,
  contrast: Contrast,
  edit: Pencil,
  'external-link': ExternalLink,
  filters: SlidersHorizontal,
  fullscreen: Maximize,
  'fullscreen-exit': Minimize,
  gift: Gift,
  grid: LayoutGrid,
  grip: GripVertical,
  hand: Hand,
  heart: Heart,
  info: Info,
  leaf: Leaf,
  lock: LockKeyhole,
  menu: Menu,
  message: MessageCircle,
  monitor: Monitor,
  moon: Moon,
  next: SkipForward,
  offline: WifiOff,
  path: Route,
  pause: Pause,
  'picture-in-picture': PictureInPicture2,
  play: Play,
  plus: Plus,
  previous: SkipBack,
  print: Printer,
  redo: Redo2,
  remove: Trash2,
  repeat: Repeat,
  search: Search,
  'skip-back': RotateCcw,
  'skip-forward': RotateCw,
  speech: Speech,
  speed: Gauge,
  state: Activity,
  sun: Sun,
  table: Table2,
  undo: Undo2,
  'volume-off': VolumeX,
  volume: Volume2,
}

test('each drawing is that of Lucide, as one path', () => {
  expect(drawings).toEqual(Object.fromEntries(Object.entries(icons).map(([name, icon]) => [name, drawingOf(icon)])))
})

function drawingOf(Icon: LucideIcon): string {
  const { documentElement: svg } = new DOMParser().parseFromString(renderToStaticMarkup(<Icon />), 'image/svg+xml')
  return [...svg.children].map(pathOf).join('')
}

/** @throws Error for a shape, or for a property of one, that a path does not have */
function pathOf(shape: Element): string {
  const text = (name: string) => shape.getAttribute(name) ?? ''
  const number = (name: string) => Number(text(name))
  const paths: Record<string, { of: string[]; path: () => string }> = {
    path: { of: ['d'], path: () => fromItsOwn(text('d')) },
    line: { of: ['x1', 'x2', 'y1', 'y2'], path: () => `M${text('x1')} ${text('y1')}L${text('x2')} ${text('y2')}` },
    circle: { of: ['cx', 'cy', 'r'], path: () => circle(number('cx'), number('cy'), number('r')) },
    rect: {
      of: ['height', 'rx', 'ry', 'width', 'x', 'y'],
      path: () => rectangle(number('x'), number('y'), number('width'), number('height'), number('rx')),
    },
  }
  const { of, path } = paths[shape.tagName] ?? { of: [], path: () => '' }
  const other = shape.getAttributeNames().filter((name) => !of.includes(name))
  if (of.length === 0 || other.length > 0) throw new Error(`No path for <${shape.tagName}> with ${other.join()}`)
  return path()
}

/** A path that begins with a relative move would begin where the one before it has ended. */
const fromItsOwn = (path: string) =>
  path.replace(/^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*/, 'M$1 $2l').replace(/l(?=[a-zA-Z])/, '')

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const [across, down] = [width - 2 * r, height - 2 * r]
  const corner = (dx: string, dy: string) => `a${r} ${r} 0 0 1${dx}${dy}`
  return [
    `M${x + r} ${y}h${across}${corner(` ${r}`, ` ${r}`)}`,
    `v${down}${corner(`-${r}`, ` ${r}`)}`,
    `h-${across}${corner(`-${r}`, `-${r}`)}`,
    `v-${down}${corner(` ${r}`, `-${r}`)}z`,
  ].join('')
}
