import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { permissionsOf } from '#domain/accounts/permissions.ts'
import { ROLES, type Role } from '#domain/accounts/roles.ts'
import { createQueryClient } from '#web/queryClient.ts'
import { createAppRouter } from '#web/routes.ts'
import { menuOf } from '#web/shell/drawers/menuOf.ts'
import { SPECIFIED_ADMINISTRATION, SPECIFIED_PAGES, SPECIFIED_ROLES } from './menu.ts'

const textsOf = (entries: readonly { readonly text: string }[]) => entries.map(({ text }) => text)
const menuWith = (...roles: Role[]) => menuOf({ permissions: permissionsOf(roles) }, true)
const administrationOf = (...roles: Role[]) =>
  menuWith(...roles).administration.flatMap(({ entries }) => entries)

/** Those of a list that are among others, in the list's order. */
const among = (list: readonly string[], others: readonly string[]) =>
  list.filter((one) => others.includes(one))

test('shows everyone the public entries in their order', () => {
  const specified = Object.values(SPECIFIED_PAGES)
  for (const menu of [menuOf(undefined, true), menuOf(null, true), menuWith(), menuWith('SYSADMIN')])
    expect(among(textsOf(menu.pages), specified)).toEqual(specified)
})

test('offers signing in and up to who is signed out, the own details to any signed-in user', () => {
  expect(textsOf(menuOf(undefined, true).own)).toEqual([])
  expect(textsOf(menuOf(null, true).own)).toEqual(['shell.nav.signin', 'shell.nav.register'])
  for (const menu of [menuWith(), ...ROLES.map((role) => menuWith(role))]) {
    expect(textsOf(menu.own)[0]).toBe('shell.nav.profile')
    expect(textsOf(menu.own)).not.toContain('shell.nav.signin')
  }
})

test('has every entry of the administration, leading where the specification says', () => {
  const administration = administrationOf('SYSADMIN')
  expect(textsOf(administration)).toEqual(expect.arrayContaining(textsOf(SPECIFIED_ADMINISTRATION)))
  const router = createAppRouter(createQueryClient(), createMemoryHistory())
  const addresses = new Map(
    administration.map(({ to, text }) => [text as string, router.buildLocation(to as never).pathname]),
  )
  for (const { text, address } of SPECIFIED_ADMINISTRATION)
    if (address) expect(addresses.get(text), text).toBe(address)
})

test.each(SPECIFIED_ROLES.flatMap(({ texts, ...rest }) => texts.map((text) => ({ text, ...rest }))))(
  'shows $text to $roles and to nobody but those with a verb in the area',
  ({ text, roles, beyond = [] }) => {
    const seeing = ROLES.filter((role) => textsOf(administrationOf(role)).includes(text))
    expect(seeing.toSorted()).toEqual([...roles, ...beyond].toSorted())
  },
)

test('shows a member and a visitor nothing of the administration, and every role something', () => {
  expect(menuOf(null, true).administration).toEqual([])
  expect(menuWith().administration).toEqual([])
  for (const role of ROLES) expect(administrationOf(role).length, role).toBeGreaterThan(0)
})

test('shows somebody of two roles what either sees, each once', () => {
  const both = textsOf(administrationOf('DOG', 'SHOW'))
  expect(both).toEqual([...new Set(both)])
  for (const role of ['DOG', 'SHOW'] as const)
    expect(both).toEqual(expect.arrayContaining(textsOf(administrationOf(role))))
})
