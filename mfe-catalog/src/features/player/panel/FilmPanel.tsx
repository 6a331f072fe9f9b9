import type { ProgramDetail } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { Tabs, type Tab } from '@kinora/ui'
import { ChapterList } from './ChapterList.tsx'
import styles from './FilmPanel.module.css'
import { Transcript } from './Transcript.tsx'

/** Tabs with chapters and transcript, both in the server's HTML. Renders nothing if there is neither. */
export function FilmPanel({ program }: { program: ProgramDetail }) {
  const { t } = useTranslation('mfe-catalog')
  const { video, transcription, omitTranscription } = program
  const chapters: Tab[] = video?.chapters.length
    ? [{ id: 'chapters', label: t('player.chapters'), panel: <ChapterList video={video} /> }]
    : []
  const transcript: Tab[] =
    transcription && !omitTranscription
      ? [{ id: 'transcript', label: t('player.transcript'), panel: <Transcript text={transcription} /> }]
      : []
  const [first, ...others] = [...chapters, ...transcript]
  if (!first) return null
  return (
    <div className={styles.panel} data-scrolls>
      <Tabs label={t('player.panel')} tabs={[first, ...others]} />
    </div>
  )
}
