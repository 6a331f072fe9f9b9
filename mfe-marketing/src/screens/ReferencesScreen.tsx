import { readPage } from '../features/content/readPage.ts'
import { StaticContent } from '../features/content/StaticContent.tsx'
import { TextPage } from '../features/content/TextPage.tsx'
import { useLocation } from '@kinora/router'
// The text is HTML of the server and its components are not loaded, so the screen imports their styles.
import '../features/content/pieces/Quote.module.css'
import '../features/content/pieces/Quotes.module.css'

/** Quotes of people who use the product, twelve to a page. */
export default function ReferencesScreen() {
  const page = readPage(useLocation().search)
  return (
    <TextPage page="references" part={page}>
      <StaticContent key={page} page="references" />
    </TextPage>
  )
}
