/** What screens need of the page's single router. Only the shell creates routers. */
export {
  Form,
  Link,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useViewTransitionState,
} from 'react-router-dom'
export { NavLink } from './NavLink.tsx'
export { isReloadHeld, useHoldReload } from './useHoldReload.ts'
