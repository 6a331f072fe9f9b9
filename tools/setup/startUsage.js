/** Said before anything is installed, so it is JavaScript. */
export const startUsage = `npm start -- [flags]
  --port N          the address is http://localhost:N (3000); the two ports after it are used as well
  --fresh           begin with an empty database and release store
  --dev [remote …]  rebuild on every change, all remotes or those named, and show it in the browser
  --against URL [remote …]  a deployed product on this machine, with the named remotes of this workspace in it
  --help            this text`
