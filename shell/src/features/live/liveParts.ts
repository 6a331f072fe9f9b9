export { FollowEvents } from './FollowEvents.tsx'
export { UnreadCount } from './UnreadCount.tsx'
