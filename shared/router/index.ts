/** The one router's curated door: what a screen needs of it. The shell alone creates routers. */
export { Form, Link, NavLink, useLocation, useNavigate, useNavigation, useParams } from 'react-router-dom'
