import { expect, test } from 'vitest'
import { rolesNeeded } from './forbidden.ts'

test('names the roles that carry the permission of a page, the SYSADMIN last; none where the page is one thing’s', () => {
  expect(rolesNeeded({ details: { permission: 'rulebook.edit' } })).toEqual(['KAER_CHIEF', 'SYSADMIN'])
  expect(rolesNeeded({ details: { permission: 'users.manage' } })).toEqual(['SYSADMIN'])
  expect(rolesNeeded({ details: undefined })).toBeNull()
  expect(rolesNeeded({ details: { judge: 'Aho' } })).toBeNull()
})
