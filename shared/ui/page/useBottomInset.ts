import { useLayoutEffect, type RefObject } from 'react'

/**
 * For an element fixed over the bottom of the page: sets `scroll-padding-bottom`, so that it never covers the focused
 * element (WCAG 2.4.11), and `--covered` to its height, by which the footer grows, so that its end stays readable.
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
