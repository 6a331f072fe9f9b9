import { StaticContent } from '../features/content/StaticContent.tsx'
import { TextPage } from '../features/content/TextPage.tsx'
import { ContactForm } from '../features/contact/ContactForm.tsx'
import prose from '../features/content/Prose.module.css'
import styles from './ContactScreen.module.css'

/** The contact details and the contact form. */
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
