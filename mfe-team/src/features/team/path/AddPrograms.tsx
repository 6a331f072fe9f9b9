import type { EditablePath } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { PATH_ITEMS_MAX } from '@kinora/limits'
import { paths } from '@kinora/paths'
import { Slot } from '@kinora/remote'
import { joinClasses, LinkButton, Skeleton, VisuallyHidden } from '@kinora/ui'
import { useMemo } from 'react'
import styles from './EditorBar.module.css'
import { savedOf, withItem } from './pathDraft.ts'
import editor from './PathEditor.module.css'
import { chooseUpTo } from './PickerDialog.tsx'
import { useDraft } from './useDraft.ts'

/** The catalogue, from which programs go into the same draft as the editor's. */
export function AddPrograms({ memberId, path }: { memberId: number; path: EditablePath }) {
  const { t } = useTranslation('mfe-team')
  const saved = useMemo(() => savedOf(path), [path])
  const { draft, count, change } = useDraft(`pathDraft.${memberId}`, saved)
  const chosen = draft.items.map(({ id }) => id)
  return (
    <div className={editor.editor}>
      <VisuallyHidden as="div">
        <h2>{t('addVideo.catalog')}</h2>
      </VisuallyHidden>
      {chosen.length >= PATH_ITEMS_MAX && <p>{t('addVideo.full', { count: PATH_ITEMS_MAX })}</p>}
      <Slot
        name="catalog.programPicker.v1"
        props={{
          chosen,
          onChange: (program, isChosen) =>
            chooseUpTo(chosen, program, isChosen, () =>
              change(withItem(draft, program.id, isChosen), { programs: [program] }),
            ),
        }}
        waiting={<Skeleton shape="block" />}
      />
      <div className={joinClasses(styles.bar, styles.inView)} role="group" aria-label={t('addVideo.bar')}>
        <p role="status" className={styles.count}>
          {t('edit.picker.count', { count: chosen.length })} {t('edit.bar.count', { count })}
        </p>
        <LinkButton className={styles.main} variant="primary" icon="arrow-left" to={paths.memberPath(memberId)}>
          {t('addVideo.back')}
        </LinkButton>
      </div>
    </div>
  )
}
