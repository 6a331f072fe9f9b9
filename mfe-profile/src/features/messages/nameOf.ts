import type { Message, SpecialistRecord } from '@kinora/contracts'

/** The other user's name: of a specialist the whole one; otherwise the first name, as the messages have it. */
export function nameOf(userId: number, specialist: SpecialistRecord | null, messages: readonly Message[] = []) {
  if (specialist) return `${specialist.firstName} ${specialist.lastName}`
  const [message] = messages
  return message?.senderId === userId ? message.senderFirstName : message?.receiverFirstName
}
