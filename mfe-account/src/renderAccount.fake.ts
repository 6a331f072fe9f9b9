import { api, renderRemote, type RemoteOptions } from '@kinora/testing'
import { http, HttpResponse } from 'msw'
import account from './remote.ts'

type Options = RemoteOptions & { providers?: string[] }

/** Opens an address where these ways to sign in are configured. */
export const renderAccount = (
  route: string,
  { providers = ['credentials'], handlers = [], ...options }: Options = {},
) =>
  renderRemote(account, route, {
    provided: ['/programs'],
    ...options,
    handlers: [
      ...handlers,
      http.get(api('/auth/providers'), () =>
        HttpResponse.json(Object.fromEntries(providers.map((id) => [id, { id }]))),
      ),
    ],
  })
