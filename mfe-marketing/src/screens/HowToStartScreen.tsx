import prose from '../features/content/Prose.module.css'
import { StaticContent } from '../features/content/StaticContent.tsx'
import { TextPage } from '../features/content/TextPage.tsx'

/** How to start, for members and for specialists. */
export default function HowToStartScreen() {
  return (
    <TextPage page="how-to-start">
      <StaticContent page="how-to-start" className={prose.prose} />
    </TextPage>
  )
}
