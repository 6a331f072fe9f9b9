import styles from './Points.module.css'

/** Sentences one below the other. */
export const Points = ({ points }: { points: string[] }) => (
  <ul className={styles.points}>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
)
