import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { NotFoundScreen } from '../errors/NotFoundScreen.tsx'
import { RemoteMessage } from '../errors/RemoteMessage.tsx'

/** What stands in a route's place when its loader failed: nothing there, or not now. */
export function RouteProblem() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  return <RemoteMessage onRetry={() => void navigate(pathname + search, { replace: true })} />
}
