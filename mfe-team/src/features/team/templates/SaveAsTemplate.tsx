import { useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { paths } from '@kinora/paths'
import { useNavigate } from '@kinora/router'
import { Button } from '@kinora/ui'
import { useRef, useState } from 'react'
import type { PathDraft } from '../path/pathDraft.ts'
import { NewTemplateDialog } from './NewTemplateDialog.tsx'

/** Keeps the path as it is shown, saved or not, as a template. */
export function SaveAsTemplate({ draft }: { draft: PathDraft }) {
  const { t } = useTranslation('mfe-team')
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={button} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('templates.saveAs')}
      </Button>
      {isAsking && (
        <NewTemplateDialog
          draft={draft}
          returnTo={button}
          onClose={() => setAsking(false)}
          onAdded={({ id }) => {
            setAsking(false)
            addNotice({
              kind: 'success',
              text: t('templates.added'),
              action: { label: t('templates.show'), run: () => void navigate(paths.pathTemplate(id)) },
            })
          }}
        />
      )}
    </>
  )
}
