import {
  ArrowRight,
  Bookmark,
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
  Contrast,
  ExternalLink,
  Gauge,
  Hand,
  Heart,
  Info,
  LayoutGrid,
  Leaf,
  LockKeyhole,
  Maximize,
  Menu,
  Minimize,
  Monitor,
  Moon,
  Pause,
  PictureInPicture2,
  Play,
  Plus,
  Repeat,
  RotateCcw,
  RotateCw,
  Search,
  SkipBack,
  SkipForward,
  SlidersHorizontal,
  Sun,
  Volume2,
  VolumeX,
  WifiOff,
  X,
  type LucideIcon,
} from 'lucide-react'
import { joinClasses } from '../joinClasses.ts'
import styles from './Icon.module.css'

/** Lucide's icons by our names. Each adds about 300 bytes to every page: remove unused ones. */
const icons = {
  account: CircleUserRound,
  'arrow-right': ArrowRight,
  bookmark: Bookmark,
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
  contrast: Contrast,
  'external-link': ExternalLink,
  filters: SlidersHorizontal,
  fullscreen: Maximize,
  'fullscreen-exit': Minimize,
  grid: LayoutGrid,
  hand: Hand,
  heart: Heart,
  info: Info,
  leaf: Leaf,
  lock: LockKeyhole,
  menu: Menu,
  monitor: Monitor,
  moon: Moon,
  next: SkipForward,
  offline: WifiOff,
  pause: Pause,
  'picture-in-picture': PictureInPicture2,
  play: Play,
  plus: Plus,
  previous: SkipBack,
  repeat: Repeat,
  search: Search,
  'skip-back': RotateCcw,
  'skip-forward': RotateCw,
  speed: Gauge,
  sun: Sun,
  'volume-off': VolumeX,
  volume: Volume2,
} satisfies Record<string, LucideIcon>

export type IconName = keyof typeof icons

/** Whether it is the name of an icon. A remote's nav link names its icon as a string. */
export const isIconName = (name: string | undefined): name is IconName => name !== undefined && name in icons

type Props = {
  name: IconName
  /** In rem: small 1.125, medium 1.5 (the default), large 2. */
  size?: 'small' | 'medium' | 'large'
  className?: string
}

/** An icon beside text: hidden from screen readers, in the text's colour. */
export function Icon({ name, size = 'medium', className }: Props) {
  const Drawing = icons[name]
  return <Drawing aria-hidden focusable={false} className={joinClasses(styles.icon, styles[size], className)} />
}
