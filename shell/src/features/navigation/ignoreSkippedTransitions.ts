/**
 * A browser may skip a view transition: for the next navigation, a hidden tab, a window that changes its size. The page
 * has changed all the same, so the promises of the transition, whose rejections React Router does not handle, report no
 * error (CSS View Transitions Module Level 1, "skip the view transition").
 */
export function ignoreSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault()
  })
}
