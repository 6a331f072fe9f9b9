import type { Program } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { PROGRAM_PAGE_SIZE } from '@kinora/limits'
import { Slot } from '@kinora/remote'
import { Button, CardGrid, CardSkeleton } from '@kinora/ui'
import { useRef, useState } from 'react'
import { useLazyProfileSampleProgramsQuery } from './sampleApi.ts'
import styles from './WholePath.module.css'

/** In test mode, the programs of the list of which the path shows the first page. */
export function MoreSamplePrograms({ shownCount }: { shownCount: number }) {
  const { t } = useTranslation('mfe-profile')
  const [programs, setPrograms] = useState<Program[]>([])
  const [count, setCount] = useState(shownCount < PROGRAM_PAGE_SIZE ? shownCount : Infinity)
  const [read, { isFetching, isError }] = useLazyProfileSampleProgramsQuery()
  const list = useRef<HTMLDivElement>(null)
  const offset = shownCount + programs.length

  async function showMore() {
    if (isFetching) return
    const page = await read(offset)
      .unwrap()
      .catch(() => null)
    if (!page) return
    setPrograms([...programs, ...page.data])
    setCount(page.count)
    // The pressed button is gone after the last page, and the focus with it.
    if (offset + page.data.length >= page.count) list.current?.focus()
  }
  return (
    <>
      <div ref={list} tabIndex={-1} role="group" aria-label={t('path.sample.list')}>
        {programs.length > 0 && (
          <CardGrid compact>
            {programs.map((program) => (
              <li key={program.id} className={styles.item}>
                <Slot
                  name="catalog.programCard.v1"
                  props={{ id: program.id, program, compact: true }}
                  waiting={<CardSkeleton as="div" compact />}
                />
              </li>
            ))}
          </CardGrid>
        )}
      </div>
      <div role="status">{isError && !isFetching && t('path.sample.failed')}</div>
      {offset < count && (
        <Button wide aria-disabled={isFetching} onClick={() => void showMore()}>
          {t(isFetching ? 'path.sample.loading' : 'path.sample.more')}
        </Button>
      )}
    </>
  )
}
