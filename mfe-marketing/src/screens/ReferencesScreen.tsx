import { readPage } from '../features/content/readPage.ts'
import { StaticContent } from '../features/content/StaticContent.tsx'
import { TextPage } from '../features/content/TextPage.tsx'
import { useLocation } from '@kinora/router'
// The server's text comes without its code, so its styles are imported by the screen.
import '../features/content/pieces/Quote.module.css'
import '../features/content/pieces/Quotes.module.css'

/** What people say, twelve at a time. */
export default function ReferencesScreen() {
  const page = readPage(useLocation().search)
  return (
    <TextPage page="references" part={page}>
      <StaticContent key={page} page="references" />
    </TextPage>
  )
}
