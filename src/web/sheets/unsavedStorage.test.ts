import 'fake-indexeddb/auto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { countUnsent, emptyDevice } from '../offline/owner.ts'
import { stubStorage } from '../storage.test-helper.ts'
import { type UnsavedFields, withChange } from './unsaved.ts'
import { unsavedStorage } from './unsavedStorage.ts'

const NONE: UnsavedFields = new Map()
const all = withChange(NONE, { entryId: 1, field: 'speed', value: 4 }, 3)

beforeAll(() => stubStorage('localStorage'))
afterAll(() => vi.unstubAllGlobals())

test('keeps changes on the device for their writer and sheets alone, until they are saved', async () => {
  const load = (owner: string, sheets: string) => unsavedStorage(owner, sheets).load()
  await unsavedStorage('tuomari', 'sheet.7.hunt').write(NONE, all)
  expect(await load('tuomari', 'sheet.7.hunt')).toEqual(all)
  for (const [owner, sheets] of [
    ['tuomari', 'sheet.8.hunt'],
    ['tuomari', 'sheet.7.hunter'],
    ['toinen', 'sheet.7.hunt'],
  ] as const)
    expect(await load(owner, sheets)).toEqual(NONE)
  await unsavedStorage('tuomari', 'sheet.7.hunt').write(all, NONE)
  expect(await load('tuomari', 'sheet.7.hunt')).toEqual(NONE)
})

test('writes what differs alone, so that two windows do not write over each other', async () => {
  const one = unsavedStorage('tuomari', 'sheet.9.hunt')
  const both = withChange(all, { entryId: 2, field: 'style', value: 5 }, null)
  await one.write(NONE, all)
  // Another window has sent the first field meanwhile.
  await unsavedStorage('tuomari', 'sheet.9.hunt').write(all, NONE)
  await one.write(all, both)
  expect([...(await one.load()).keys()]).toEqual(['2.style'])
})

test('counts and forgets the unsaved fields of one owner, not of another whose name begins alike', async () => {
  await unsavedStorage('aino', 'sheet.7.hunt').write(NONE, all)
  await unsavedStorage('aino', 'practice.9.water').write(NONE, all)
  await unsavedStorage('aino.virtanen', 'sheet.7.hunt').write(NONE, all)
  const counts = () => Promise.all(['aino', 'aino.virtanen', ''].map(countUnsent))
  expect(await counts()).toEqual([2, 1, 0])
  await emptyDevice('aino')
  expect(await counts()).toEqual([0, 1, 0])
})
