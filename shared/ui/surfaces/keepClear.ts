const GAP = 16

/**
 * Scrolls what has the focus to above a new notice: the button that was just pressed is the one that is needed next, to
 * undo or to go on. The page has room for it at its end while notices are shown.
 */
export function keepClear(notice: HTMLElement): void {
  const focused = document.activeElement
  if (!focused || focused === document.body || notice.contains(focused)) return
  const [own, other] = [notice.getBoundingClientRect(), focused.getBoundingClientRect()]
  const isBeside = other.right <= own.left || other.left >= own.right
  if (isBeside || other.bottom <= own.top || other.top >= own.bottom) return
  window.scrollBy({ top: other.bottom - own.top + GAP })
}
