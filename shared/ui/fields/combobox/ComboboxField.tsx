import { useTranslation } from '@kinora/i18n'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { pressedKey } from '../../actions/pressedKey.ts'
import { joinClasses } from '../../joinClasses.ts'
import { Icon } from '../../media/Icon.tsx'
import { VisuallyHidden } from '../../page/VisuallyHidden.tsx'
import { matchingOptions, optionNamed, type ComboboxOption } from './comboboxOptions.ts'
import { Field, type FieldWords, useField } from '../Field.tsx'
import field from '../Field.module.css'
import styles from './ComboboxField.module.css'

type Props = FieldWords & {
  id?: string
  name?: string
  /** In display order; options of one group follow each other. */
  options: ComboboxOption[]
  /** The value of the chosen option. */
  value: string
  onChange: (value: string) => void
  autoComplete?: string
}

/**
 * A long list to choose from by typing (WAI-ARIA APG: editable combobox with list autocomplete). Text that is not an
 * option's name is replaced by the option that was chosen before.
 */
export function ComboboxField({
  label,
  hint,
  error,
  id: givenId,
  name,
  options,
  value,
  onChange,
  autoComplete = 'off',
}: Props) {
  const { t } = useTranslation('ui')
  const { words, control } = useField({ id: givenId, label, hint, error })
  const { id } = control
  const chosen = options.find((option) => option.value === value)
  /** What is being typed; null while the field shows the chosen option. */
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const list = useRef<HTMLUListElement>(null)
  const matches = open ? matchingOptions(options, typed ?? '') : []
  const optionId = (index: number) => `${id}-option-${index}`

  useEffect(() => {
    if (active >= 0) list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' })
  }, [active])

  const show = (at: number) => {
    setOpen(true)
    setActive(at)
  }
  const hide = () => {
    setOpen(false)
    setActive(-1)
    setTyped(null)
  }
  const choose = (option: ComboboxOption | undefined) => {
    if (option && option.value !== value) onChange(option.value)
    hide()
  }
  const move = (step: 1 | -1) => {
    if (open) return setActive((active + step + matches.length) % Math.max(matches.length, 1))
    const all = matchingOptions(options, '')
    show(Math.max(0, chosen ? all.indexOf(chosen) : step === 1 ? 0 : all.length - 1))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => (event.altKey ? show(-1) : move(1)),
      ArrowUp: () => (event.altKey ? hide() : move(-1)),
      Enter: open ? () => choose(matches[active] ?? optionNamed(options, typed)) : undefined,
      Escape: open ? hide : undefined,
    }
    const act = keys[pressedKey(event)]
    if (!act) return
    event.preventDefault()
    // The Escape that closes the list must not also close a panel around the form.
    event.stopPropagation()
    act()
  }

  return (
    <Field {...words}>
      <span className={joinClasses(field.framed, styles.frame)}>
        <input
          type="text"
          {...control}
          name={name}
          role="combobox"
          className={joinClasses(field.control, styles.input)}
          autoComplete={autoComplete}
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? `${id}-list` : undefined}
          aria-activedescendant={active >= 0 && matches[active] ? optionId(active) : undefined}
          value={typed ?? chosen?.label ?? ''}
          onChange={(event) => {
            setTyped(event.target.value)
            show(-1)
          }}
          onClick={() => open || show(-1)}
          onFocus={(event) => event.target.select()}
          onKeyDown={onKeyDown}
          onBlur={() => choose(optionNamed(options, typed))}
        />
        <Icon name="chevron-down" />
        {open && (
          // A click on the list must not move the focus out of the field.
          <ul
            className={styles.list}
            id={`${id}-list`}
            role="listbox"
            aria-label={label}
            ref={list}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
          >
            {matches.map((option, index) => (
              <li
                key={option.value}
                id={optionId(index)}
                role="option"
                className={joinClasses(
                  styles.option,
                  index > 0 && matches[index - 1]?.group !== option.group && styles.begins,
                )}
                aria-selected={option.value === value}
                data-active={index === active || undefined}
                onClick={() => choose(option)}
              >
                <span>{option.label}</span>
                {option.detail && <span className={styles.detail}>{option.detail}</span>}
              </li>
            ))}
            {matches.length === 0 && (
              <li className={styles.none} role="presentation">
                {t('combobox.none')}
              </li>
            )}
          </ul>
        )}
      </span>
      <span role="status">
        <VisuallyHidden>{open && typed !== null && t('combobox.count', { count: matches.length })}</VisuallyHidden>
      </span>
    </Field>
  )
}
