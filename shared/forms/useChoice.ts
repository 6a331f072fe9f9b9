import { useController, type FieldValues, type Path, type PathValue } from 'react-hook-form'
import type { ApiFormOf } from './useApiForm.ts'

/**
 * A controlled field, for choices that are no single input: radio buttons, a combobox.
 * @param usual the initial choice; '' unless given
 */
export function useChoice<Values extends FieldValues>(
  { control, idAndError }: ApiFormOf<Values>,
  name: Path<Values>,
  usual = '',
) {
  const { field } = useController({ control, name, defaultValue: usual as PathValue<Values, Path<Values>> })
  return { ...idAndError(name), name, chosen: field.value as string, onChange: field.onChange }
}
