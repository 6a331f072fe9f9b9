import { Skeleton, Waiting } from '@kinora/ui'

/** In place of a form that needs a session, until it is known whether there is one. `label` is read aloud. */
export const FormSkeleton = ({ label }: { label: string }) => (
  <Waiting label={label}>
    <Skeleton />
    <Skeleton />
    <Skeleton short />
  </Waiting>
)
