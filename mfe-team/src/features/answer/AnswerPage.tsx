import { useTranslation } from '@kinora/i18n'
import { CardPage } from '@kinora/ui'
import type { ReactNode } from 'react'

type Props = { title: string; lead?: ReactNode; path: string; children?: ReactNode }

/** The page of an invitation. Names of people are not in the browser's history. */
export function AnswerPage(props: Props) {
  const { t } = useTranslation('mfe-team')
  return <CardPage {...props} tabTitle={t('answer.title')} description={t('answer.description')} isSecret />
}
