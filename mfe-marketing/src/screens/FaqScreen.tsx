import { JsonLd } from '@kinora/ui'
import { useRef } from 'react'
import type { Content } from '../features/content/texts.ts'
import { StaticContent } from '../features/content/StaticContent.tsx'
import { TextPage } from '../features/content/TextPage.tsx'
import { FaqSearch } from '../features/faq/FaqSearch.tsx'
import { useOpenAnswer } from '../features/faq/useOpenAnswer.ts'
// The server's text comes without its code, so its styles are imported by the screen.
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
        <StaticContent page="faq" draw={withAnswersForMachines} />
      </div>
    </TextPage>
  )
}

const withAnswersForMachines = ({ default: Text, questions }: Content) => (
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
