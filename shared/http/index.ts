export { Provider as StoreProvider } from 'react-redux'
export { baseApi } from './baseApi.ts'
export { makeStore, type Store } from './makeStore.ts'
