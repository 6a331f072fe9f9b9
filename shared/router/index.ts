/** The one router's curated door: what a screen needs of it. The shell alone creates routers. */
export {
  Form,
  Link,
  NavLink,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useViewTransitionState,
} from 'react-router-dom'
