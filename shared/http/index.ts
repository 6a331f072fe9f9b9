export { baseApi } from './baseApi.ts'
export { makeStore, type Store } from './makeStore.ts'
export { StoreProvider } from './StoreProvider.tsx'
export { storeOfEpoch } from './storeOfEpoch.ts'
