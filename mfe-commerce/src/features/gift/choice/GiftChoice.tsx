import type { GiftSubscription, GiftTemplate } from '@kinora/contracts'
import { Form, useSmallForm } from '@kinora/forms'
import { typeset, useLocale, useTranslation } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { useLocation, useNavigate } from '@kinora/router'
import { Button, Picture } from '@kinora/ui'
import { findGift } from '../findGift.ts'
import { GiftCardView } from '../card/GiftCardView.tsx'
import { Totals } from '../Totals.tsx'
import { ChoiceCards, ChoiceWords } from './ChoiceCards.tsx'
import styles from './GiftChoice.module.css'

type Props = { templates: [GiftTemplate, ...GiftTemplate[]]; gifts: [GiftSubscription, ...GiftSubscription[]] }

/**
 * The choice of the card's design and length, with the card as it will be. The first of each is chosen until somebody
 * chooses. Without JavaScript it is a form that leads to the order.
 */
export function GiftChoice({ templates, gifts }: Props) {
  const { t } = useTranslation('mfe-commerce')
  const locale = useLocale()
  const navigate = useNavigate()
  const query = new URLSearchParams(useLocation().search)
  const { values, set, state } = useSmallForm({
    initial: { template: query.get('template') ?? '', subscription: query.get('subscription') ?? '' },
    send: async () => {
      const chosen = { template: String(template.id) }
      // The way back finds the choice as it is now.
      await navigate(paths.giveAGift({ ...chosen, subscription: gift.lookupKey }), { replace: true })
      await navigate(paths.giftOrder(gift.lookupKey, chosen))
    },
  })
  const template = templates.find(({ id }) => String(id) === values.template) ?? templates[0]
  const gift = findGift(gifts, values.subscription) ?? gifts[0]

  return (
    <Form state={state} className={styles.form} method="get" action={localePath(locale, paths.newGiftOrder())}>
      <div className={styles.choices}>
        <ChoiceCards
          title={t('gift.choice.design')}
          name="template"
          chosen={String(template.id)}
          onChoose={(template) => set({ template })}
          choices={templates.map(({ id, name, image }) => ({
            value: String(id),
            content: (
              <ChoiceWords
                name={typeset(name)}
                picture={<Picture image={image} sizes="(min-width: 60em) 16rem, 50vw" alt="" priority="soon" />}
              />
            ),
          }))}
        />
        <ChoiceCards
          title={t('gift.choice.plan')}
          name="subscription"
          chosen={gift.lookupKey}
          onChoose={(subscription) => set({ subscription })}
          inRows
          choices={gifts.map(({ lookupKey, months, priceDisplay }) => ({
            value: lookupKey,
            content: <ChoiceWords name={t('gift.months', { count: months })} detail={priceDisplay} />,
          }))}
        />
      </div>
      <section className={styles.preview} aria-labelledby="preview">
        <h2 id="preview">{t('gift.choice.preview')}</h2>
        <GiftCardView template={template} months={gift.months} sizes="(min-width: 60em) 24rem, 100vw" />
        <div role="status">
          <Totals template={template} gift={gift} />
        </div>
        <Button variant="primary" wide type="submit" iconAfter="arrow-right">
          {t('gift.choice.next')}
        </Button>
        <p className={styles.note}>{t('gift.choice.note')}</p>
      </section>
    </Form>
  )
}
