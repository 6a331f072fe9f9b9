import type { GiftTemplate } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { joinClasses, Picture, useHydrated } from '@kinora/ui'
import { lazy, Suspense } from 'react'
import type { CardCaption as Caption } from './CardCaption.tsx'
import { designOf } from './designOf.ts'
import styles from './GiftCardView.module.css'

/** Browsers only. If it cannot be loaded, a card is its picture alone, as on the server. */
const CardCaption = lazy<typeof Caption>(async () => {
  const loaded = await import('./CardCaption.tsx').catch(() => null)
  return { default: loaded?.CardCaption ?? NoCaption }
})

const NoCaption: typeof Caption = () => null

type Props = { template: GiftTemplate; months: number; sizes: string; className?: string | undefined }

/** A gift card as its recipient sees it: the picture of its design, what it is, and how long it lasts. */
export function GiftCardView({ template, months, sizes, className }: Props) {
  const { t } = useTranslation('mfe-commerce')
  const isHydrated = useHydrated()
  return (
    <div className={joinClasses(styles.card, className)}>
      <Picture
        key={template.id}
        image={template.image}
        sizes={sizes}
        alt={template.image.alternativeText}
        priority="soon"
      />
      {isHydrated && (
        <Suspense>
          <CardCaption
            design={designOf(template)}
            kind={t('gift.card.kind')}
            length={t('gift.months', { count: months })}
          />
        </Suspense>
      )}
    </div>
  )
}
