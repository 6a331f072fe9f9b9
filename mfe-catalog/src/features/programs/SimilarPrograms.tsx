import type { Named, Program, SimilarProgram } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { Link } from '@kinora/router'
import { CardGrid } from '@kinora/ui'
import type { ReactNode } from 'react'
import { ProgramCard } from './ProgramCard.tsx'
import { programsPath } from './filters/programFilters.ts'
import styles from './SimilarPrograms.module.css'

type Props = { programs: SimilarProgram[]; category?: Named; actionOf: (program: Program) => ReactNode }

/** Similar programs, and a link to the whole category. */
export function SimilarPrograms({ programs, category, actionOf }: Props) {
  const { t } = useTranslation('mfe-catalog')
  if (programs.length === 0) return null
  return (
    <section className={styles.similar} aria-labelledby="similar">
      <div className={styles.top}>
        <h2 id="similar">{t('program.similar')}</h2>
        {category && (
          <Link to={programsPath({ category: category.id })}>
            {t('program.sameCategory', { category: category.name })}
          </Link>
        )}
      </div>
      <CardGrid>
        {programs.map((program) => (
          <ProgramCard
            key={program.id}
            program={program}
            note={t(`program.reason.${program.reason}`)}
            action={actionOf(program)}
          />
        ))}
      </CardGrid>
    </section>
  )
}
