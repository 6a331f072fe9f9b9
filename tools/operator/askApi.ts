type ApiCall = { method?: 'GET' | 'POST' | 'DELETE'; body?: object }

/** The answer of an internal address of the API, called with METRICS_TOKEN where it is set. */
export async function askApi<Data>(url: string, { method = 'GET', body }: ApiCall = {}): Promise<Data> {
  const token = process.env['METRICS_TOKEN']
  const response = await fetch(url, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (response.status === 404)
    throw new Error('The API answered 404. METRICS_TOKEN may be missing or wrong, or nobody is called so.')
  if (!response.ok) throw new Error(`The API answered ${response.status}.`)
  return (await response.json()) as Data
}
