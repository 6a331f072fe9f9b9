import { PHRASE_MAX_LENGTH } from '@kinora/limits'
import { SearchField, useTypedSearch } from '@kinora/ui'

type Props = { label: string; search: string; onChange: (search: string) => void }

/** Searches when the typing pauses. */
export function TeamSearch({ label, search, onChange }: Props) {
  const { value, type } = useTypedSearch({ search, onSearch: onChange })
  return (
    <div role="search">
      <SearchField
        label={label}
        maxLength={PHRASE_MAX_LENGTH}
        value={value}
        onChange={({ target }) => type(target.value)}
      />
    </div>
  )
}
