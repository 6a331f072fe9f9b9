import { useController, type FieldValues, type Path, type PathValue } from 'react-hook-form'
import type { useApiForm } from './useApiForm.ts'

/**
 * A field of which the form knows the choice by itself, and not by reading an input: several radios, a word for a code.
 * @param usual what is chosen at first; nothing, unless given
 */
export function useChoice<Values extends FieldValues>({ control, idAndError }: ReturnType<typeof useApiForm<Values>>, name: Path<Values>, usual = '') {
  const { field } = useController({ control, name, defaultValue: usual as PathValue<Values, Path<Values>> })
  return { ...idAndError(name), name, chosen: field.value as string, onChange: field.onChange }
}
