import { StopForm } from '../features/settings/reminders/StopForm.tsx'

/** From a reminder's mail, for whoever has its link. */
export default function StopRemindersScreen() {
  return <StopForm />
}
