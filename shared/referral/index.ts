export * from './referral.ts'
