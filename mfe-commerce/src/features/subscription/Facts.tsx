import styles from './Facts.module.css'

type Props = {
  /** What it is called, what it is; those without a value are left out. */
  facts: [name: string, value: string | null][]
}

/** Facts of an order, one on a line. */
export const Facts = ({ facts }: Props) => (
  <dl className={styles.facts}>
    {facts.map(
      ([name, value]) =>
        value !== null && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
)
