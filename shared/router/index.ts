/** What a screen needs of the page's one router. The shell alone creates routers. */
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
