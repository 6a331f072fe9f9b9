import { useLayoutEffect, type RefObject } from 'react'

/**
 * For an element fixed over the foot of the page: scrolling keeps clear of it, so that it never hides what has the
 * focus (WCAG 2.4.11), and the footer grows by its height (`--covered`), so that its end can be read.
 */
export function useBottomInset(fixed: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = fixed.current
    if (!element) return
    const { style } = document.documentElement
    const measure = () => {
      const covered = `${Math.ceil(innerHeight - element.getBoundingClientRect().top)}px`
      style.setProperty('--covered', covered)
      style.setProperty('scroll-padding-bottom', covered)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
      style.removeProperty('--covered')
      style.removeProperty('scroll-padding-bottom')
    }
  }, [fixed])
}
