import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { audit } from '#contract/endpoints/audit.ts'
import * as dogs from '#contract/endpoints/dogs.ts'
import * as users from '#contract/endpoints/users.ts'
import { asksOneOf, invalidate, isPrivate, keyOf, pagesOf, queryIf, queryOf } from './queries.ts'

test('gives the same input the same key, however its address is written', () => {
  expect(keyOf(users.getUserById, { params: { id: 12 } })).toEqual(
    keyOf(users.getUserById, { params: { id: '12' } }),
  )
  expect(keyOf(users.users, { query: { q: undefined } })).toEqual(keyOf(users.users))
})

test('gives inputs that differ in call, parameters, query or body different keys', () => {
  const keys = [
    keyOf(users.users),
    keyOf(users.users, { query: { page: 2 } }),
    keyOf(users.getUserById, { params: { id: 1 } }),
    keyOf(users.getUserById, { params: { id: 2 } }),
    keyOf(dogs.siblings, { body: { regnr: 'FI1/20' } }),
    keyOf(dogs.siblings, { body: { regnr: 'FI2/20' } }),
    queryIf(dogs.siblings, undefined).queryKey,
  ]
  expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length)
})

test('invalidates all answers of a call, and one answer by its key', async () => {
  const queries = new QueryClient()
  const one = keyOf(users.getUserById, { params: { id: 1 } })
  const other = keyOf(users.getUserById, { params: { id: 2 } })
  const list = keyOf(users.users)
  const stale = () => [one, other, list].map((key) => queries.getQueryState(key)?.isInvalidated)
  for (const key of [one, other, list]) queries.setQueryData<unknown>(key, 'known')
  await invalidate(queries, one)
  expect(stale()).toEqual([true, false, false])
  await invalidate(queries, users.getUserById, users.users)
  expect(stale()).toEqual([true, true, true])
})

test('keeps answers for the signed-in private and never fresh', () => {
  expect(isPrivate(queryOf(users.users))).toBe(true)
  expect(queryOf(users.users).staleTime).toBe(0)
  expect(isPrivate(queryOf(dogs.breeds))).toBe(false)
  expect(queryOf(dogs.breeds).staleTime).toBeUndefined()
  expect(asksOneOf([dogs.breeds])(queryOf(dogs.breeds))).toBe(true)
  expect(asksOneOf([dogs.getDog])(queryOf(dogs.breeds))).toBe(false)
})

test('caches pages of a list apart from the list, and invalidates them with its call', () => {
  const pages = pagesOf(audit, { query: { actor: 'aino' } })
  expect(pages.queryKey).not.toEqual(keyOf(audit, { query: { actor: 'aino' } }))
  expect(pages.queryKey[0]).toBe(keyOf(audit)[0])
  expect(pages.getNextPageParam({ rows: [], next: 7 }, [], undefined, [])).toBe(7)
  expect(pages.getNextPageParam({ rows: [], next: null }, [], undefined, [])).toBeUndefined()
})
