import { StaticContent } from '../features/content/StaticContent.tsx'
import { TextPage } from '../features/content/TextPage.tsx'
import { ContactForm } from '../features/contact/ContactForm.tsx'
import prose from '../features/content/Prose.module.css'
import styles from './ContactScreen.module.css'

/** How to reach us, and a form to write right here. */
export default function ContactScreen() {
  return (
    <TextPage page="contact">
      <div className={styles.sides}>
        <ContactForm />
        <StaticContent page="contact" className={prose.prose} />
      </div>
    </TextPage>
  )
}
