import { expect, test } from 'vitest'
import { parseSearch } from '../../searchValues.ts'
import { withoutProviderValues } from './providerValues.ts'

test('takes what the provider of payments adds out of an address, and leaves the rest', () => {
  const search = parseSearch('?lang=sv&maksu=palattu&checkout-status=ok&checkout-stamp=1&signature=ab')
  expect(withoutProviderValues(search)).toEqual({ lang: 'sv', maksu: 'palattu' })
  expect(withoutProviderValues(parseSearch('?maksu=palattu'))).toBeUndefined()
})
