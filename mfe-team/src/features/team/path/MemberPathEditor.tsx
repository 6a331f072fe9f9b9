import type { EditablePath, MemberRecord } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { paths } from '@kinora/paths'
import { LinkButton } from '@kinora/ui'
import { useMemo } from 'react'
import { useTeamGetSubscriptionQuery } from '../teamApi.ts'
import { useTeamGetEditedPathQuery, useTeamSavePathMutation } from './pathApi.ts'
import { newPathOf, savedOf, type PathDraft } from './pathDraft.ts'
import { PathEditor } from './PathEditor.tsx'
import { isWithoutPlan, paidOf, WithoutPlan } from './preview/WithoutPlan.tsx'
import { SaveAsTemplate } from '../templates/SaveAsTemplate.tsx'
import { useDraft } from './useDraft.ts'
import { useSaveDraft } from './useSaveDraft.ts'

type Props = { member: MemberRecord; path: EditablePath }

/** Edits the path of a member, who gets one message about all changes. */
export function MemberPathEditor({ member: { id, firstName }, path }: Props) {
  const { t } = useTranslation('mfe-team')
  const { refetch } = useTeamGetEditedPathQuery(id)
  const [savePath] = useTeamSavePathMutation()
  const saved = useMemo(() => savedOf(path), [path])
  const editing = useDraft(`pathDraft.${id}`, saved)
  const { currentData: subscription } = useTeamGetSubscriptionQuery(id)
  const { draft, programs } = editing
  const prescribed = [...new Set([...draft.items.map((item) => item.id), ...draft.gentle])]
  const saving = useSaveDraft<EditablePath>({
    editing,
    send: (draft, version) => savePath({ memberId: id, path: newPathOf(draft, version) }),
    refetch,
    onSaved: ({ version }, before) =>
      void addNotice({
        kind: 'success',
        text: t('edit.saved', { name: firstName }),
        action: { label: t('edit.undoSave'), run: () => void putBack(before, version) },
      }),
  })

  async function putBack(before: PathDraft, version: number) {
    // A member without a path has none with a name either.
    const path = newPathOf({ ...before, name: before.name || editing.draft.name }, version)
    const { error } = await savePath({ memberId: id, path })
    if (error) addNotice({ kind: 'error', text: t('edit.notPutBack') })
    else addNotice({ kind: 'success', text: t('edit.putBack') })
  }
  return (
    <PathEditor
      of="path"
      editing={editing}
      saving={saving}
      saveLabel={t('edit.save', { name: firstName })}
      add={
        <LinkButton icon="plus" to={paths.addVideo(id)}>
          {t('edit.items.add')}
        </LinkButton>
      }
      warning={
        isWithoutPlan(subscription) && (
          <WithoutPlan name={firstName} programs={paidOf(prescribed.flatMap((one) => programs.get(one) ?? []))} />
        )
      }
      tools={
        <>
          <LinkButton icon="arrow-left" to={paths.teamMember(id)}>
            {t('edit.toMember')}
          </LinkButton>
          <LinkButton icon="print" to={paths.exerciseCard(id)}>
            {t('card.link')}
          </LinkButton>
          <SaveAsTemplate draft={editing.draft} />
          <LinkButton to={paths.pathTemplates()}>{t('templates.link')}</LinkButton>
        </>
      }
    />
  )
}
