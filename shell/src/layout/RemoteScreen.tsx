import type { RemoteScreens } from '../features/remotes/remoteScreens.tsx'
import { RemotePart } from './RemotePart.tsx'
import { Waiting } from './Waiting.tsx'

type Props = { remote: string; route: string; screens: RemoteScreens }

/** A remote's screen. */
export const RemoteScreen = ({ remote, route, screens }: Props) => (
  <RemotePart remote={remote} kind="page" component={() => screens.screen(remote, route)} waiting={<Waiting />} />
)
