/** What the provider of payments adds to the address of who comes back: signed for the service, it says nothing to who reads the address. */
const isOfProvider = (name: string): boolean => name === 'signature' || name.startsWith('checkout-')

/** What stands behind the `?` without them; undefined where there are none. */
export function withoutProviderValues(search: object): Record<string, unknown> | undefined {
  const names = Object.entries(search)
  const own = names.filter(([name]) => !isOfProvider(name))
  return own.length === names.length ? undefined : Object.fromEntries(own)
}
