import { openDatabase } from '#server/platform/database.ts'
import { importText } from './importText.ts'

/** Imports into IMPORT_INTO and tells its parent when dogs are being written; the parent then kills it. */
const database = openDatabase(process.env.IMPORT_INTO ?? '')
const rows = Array.from({ length: 3000 }, (_, place) => `FI${1000 + place}/20,119,Koira ${place}`)
await importText(database, `regnr,breed,name\n${rows.join('\n')}\n`, {
  onProgress: ({ phase }) => {
    if (phase !== 'dog') return
    process.send?.('writing')
    // Until the kill arrives: nothing may be committed meanwhile.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10_000)
  },
})
