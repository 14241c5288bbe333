import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createSaver } from '../sheets/saver.ts'
import { endSavers, saverOf } from '../sheets/savers.ts'
import { unsavedStorage } from '../sheets/unsavedStorage.ts'
import { stubStorage } from '../storage.test-helper.ts'
import { countLeft } from './leaving.ts'

beforeAll(() => {
  stubStorage('localStorage')
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined })
})
afterAll(() => vi.unstubAllGlobals())

test('signing out counts what stands in the window alone, where the browser keeps nothing', async () => {
  const saver = saverOf('anna', 'sheet.7.hunt', () =>
    createSaver({
      save: () => Promise.reject(new Error('is not asked')),
      // This test has no IndexedDB, as a browser that forbids it.
      storage: unsavedStorage('anna', 'sheet.7.hunt'),
      maySend: () => false,
      onSaved: () => undefined,
    }),
  )
  saver.write(1, 'speed', 4, null)
  await vi.waitFor(() => expect(saver.keeping.get()).toBe('failed'))
  expect(await countLeft('anna')).toBe(1)
  expect(await countLeft('bo')).toBe(0)
  endSavers('anna')
  expect(await countLeft('anna')).toBe(0)
})
