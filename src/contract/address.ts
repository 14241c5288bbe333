import type { Endpoint } from './endpoint.ts'

type Values = Readonly<Record<string, string | number | undefined>>

/** What an address is made of. */
export interface AddressParts {
  readonly params?: Values
  readonly query?: Values
}

/** The path of an endpoint with its names filled in, each as one percent-encoded segment, and its query. */
export function addressAt({ path }: Endpoint, { params = {}, query = {} }: AddressParts): string {
  const filled = path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  return pairs.length === 0
    ? filled
    : `${filled}?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`
}
