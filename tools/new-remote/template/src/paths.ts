/** The addresses of this remote, without the locale's prefix. */
export const ownPaths = {
  main: () => '/template-page',
} as const
