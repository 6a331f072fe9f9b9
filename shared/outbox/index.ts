export { answerOf, type Answer } from './answerOf.ts'
export { discard, keepWaiting, onWaitingChange, readWaiting, type WaitingMessage } from './waitingMessages.ts'
export { sendWaiting } from './sendWaiting.ts'
