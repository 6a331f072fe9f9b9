import { Icon } from '@kinora/ui'
import type { ComponentProps } from 'react'

type Props = Pick<ComponentProps<typeof Icon>, 'size'> & {
  className?: string | undefined
  /** The problem of a form's state. */
  children: string | undefined
}

/** Why a form was not sent, beside its button; announced when it appears. */
export const FormProblem = ({ className, size, children }: Props) => (
  <div role="alert">
    {children && (
      <p className={className}>
        <Icon name="circle-alert" {...(size && { size })} />
        {children}
      </p>
    )}
  </div>
)
