import { StaticContent } from '../features/content/StaticContent.tsx'
import { TextPage } from '../features/content/TextPage.tsx'
import { Partners } from '../features/refer/Partners.tsx'

/** The partners that we recommend (docs/specification.md, section 2, "Refer page"). */
export default function ReferScreen() {
  return (
    <TextPage page="refer">
      <Partners />
      <StaticContent page="refer" />
    </TextPage>
  )
}
