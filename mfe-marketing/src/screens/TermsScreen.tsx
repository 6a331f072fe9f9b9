import { DocumentPage } from '../features/content/DocumentPage.tsx'

export default function TermsScreen() {
  return <DocumentPage page="terms" />
}
