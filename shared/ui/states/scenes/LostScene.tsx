import { Bird } from './Bird.tsx'
import { Landscape } from './Landscape.tsx'
import styles from './Scene.module.css'

/** The drawing of a page that does not exist: a path over hills and an empty signpost. */
export function LostScene({ clip }: { clip: string }) {
  return (
    <>
      <Landscape clip={clip} sun={{ x: 100, y: 74 }}>
        <path
          className={styles.path}
          d="M66 152c8-13 44-10 42-19-2-7-32-5-32-13 0-6 17-6 22-10l4 .500c-2 6-16 6-16 9.500 1 5 38 4 40 14 1 8-18 12-20 18z"
        />
      </Landscape>
      <path className={styles.solid} d="M157 48h6v102h-6z" />
      <path className={styles.solid} d="M140 60h42l11 10-11 10h-42zM180 88h-38l-11 10 11 10h38z" />
      <Bird x={162} y={47} mirrored />
    </>
  )
}
