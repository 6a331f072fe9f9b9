import { useId } from 'react'
import styles from './Choices.module.css'

type Props<Value extends string | number> = {
  legend: string
  options: { value: Value; label: string; lang?: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** Native radio buttons in a menu of the control bar. */
export function Choices<Value extends string | number>({ legend, options, chosen, onChoose }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {options.map(({ value, label, lang }) => (
        <label key={value} lang={lang}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
