import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { RemoteMessage } from './RemoteMessage.tsx'

/** Shown when a route's loader failed: not found, or not available now. */
export function RouteProblem() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  return <RemoteMessage onRetry={() => void navigate(pathname + search, { replace: true })} />
}
