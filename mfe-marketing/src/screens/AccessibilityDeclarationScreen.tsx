import { DocumentPage } from '../features/content/DocumentPage.tsx'

export default function AccessibilityDeclarationScreen() {
  return <DocumentPage page="accessibility-declaration" />
}
