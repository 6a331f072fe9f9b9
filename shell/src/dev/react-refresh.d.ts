declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(global: object): void
  export function register(type: unknown, id: string): void
  export function createSignatureFunctionForTransform(): (type: unknown, key?: string) => unknown
  export function performReactRefresh(): unknown
}
