/**
 * Says nothing, in the course of a press: iPhones let a page speak only after it has spoken at a press, and the first
 * cue comes later.
 */
export function permitVoice(): void {
  if (!('speechSynthesis' in window) || speechSynthesis.speaking) return
  speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(' '), { volume: 0 }))
}
