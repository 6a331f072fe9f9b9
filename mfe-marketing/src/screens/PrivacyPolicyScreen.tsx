import { DocumentPage } from '../features/content/DocumentPage.tsx'

export default function PrivacyPolicyScreen() {
  return <DocumentPage page="privacy-policy" />
}
