import { JsonLd } from '@kinora/ui'
import { useRef } from 'react'
import type { Content } from '../features/content/texts.ts'
import { StaticContent } from '../features/content/StaticContent.tsx'
import { TextPage } from '../features/content/TextPage.tsx'
import { FaqSearch } from '../features/faq/FaqSearch.tsx'
import { useOpenAnswer } from '../features/faq/useOpenAnswer.ts'
// The text is HTML of the server and its components are not loaded, so the screen imports their styles.
import '../features/content/pieces/Group.module.css'
import '../features/content/pieces/Question.module.css'

/** Questions and answers, each with an address of its own. */
export default function FaqScreen() {
  const text = useRef<HTMLDivElement>(null)
  useOpenAnswer()
  return (
    <TextPage page="faq">
      <FaqSearch text={text} />
      <div ref={text}>
        <StaticContent page="faq" draw={withStructuredData} />
      </div>
    </TextPage>
  )
}

const withStructuredData = ({ default: Text, questions }: Content) => (
  <>
    <Text />
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }}
    />
  </>
)
