export { checkWire, type Wire } from './checkWire.ts'
export { type Payments, startPayments } from './startPayments.ts'
