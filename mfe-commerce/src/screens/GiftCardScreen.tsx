import { OpenedCard } from '../features/gift/opened/OpenedCard.tsx'

/** A gift card to print, for whoever has its link. */
export default function GiftCardScreen() {
  return <OpenedCard />
}
