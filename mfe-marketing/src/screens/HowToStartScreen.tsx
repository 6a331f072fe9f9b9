import prose from '../features/content/Prose.module.css'
import { StaticContent } from '../features/content/StaticContent.tsx'
import { TextPage } from '../features/content/TextPage.tsx'

/** From the first visit to a habit, for those who exercise and for those who guide them. */
export default function HowToStartScreen() {
  return (
    <TextPage page="how-to-start">
      <StaticContent page="how-to-start" className={prose.prose} />
    </TextPage>
  )
}
