export { bucketProblem } from './bucketProblem.ts'
export { eachOf, StoreUnreachable, type Asked, type Objects } from './objects.ts'
export { s3Objects } from './s3Objects.ts'
export { s3SettingsIn, type S3Settings } from './s3Settings.ts'
