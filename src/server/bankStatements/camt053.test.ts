import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from '../platform/errors.ts'
import { camtOf } from './camt053.test-helper.ts'
import { isXml, readCamt053 } from './camt053.ts'

const fixture = (version: string) =>
  readFile(new URL(`testing/tiliote.camt.053.001.${version}.xml`, import.meta.url))
const read = (xml: string | Uint8Array) => readCamt053(typeof xml === 'string' ? Buffer.from(xml) : xml)
/** The code and the line with which a file is refused. */
async function refusalOf(xml: string): Promise<unknown> {
  try {
    return await read(xml)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return [error.code, (error.details as { row?: string }).row]
  }
}

const IBAN = 'FI2112345600000785'

test('reads the booked entries of a Finnish statement, those of a batch one by one', async () => {
  const content = await fixture('02')
  expect(isXml(content)).toBe(true)
  const shared = {
    iban: IBAN,
    bookedOn: '2026-09-02',
    reversal: false,
    endToEndId: null,
    reference: null,
    message: '',
  }
  expect((await read(content)).map(({ line: _line, ...rest }) => rest)).toEqual([
    {
      ...shared,
      archiveId: '260902588ABC000011',
      amountCents: 5000,
      party: 'ESIMERKKI EEVA',
      reference: '00000000000010000013',
    },
    {
      ...shared,
      archiveId: '260902588ABC000012',
      amountCents: 4000,
      party: 'Mallinen & Pojat Oy',
      reference: 'RF7110000026',
    },
    {
      ...shared,
      archiveId: '260902588ABC000002',
      amountCents: 7500,
      party: 'Näyte Nils',
      message: 'Jäsenmaksu 2026 ja lahjoitus',
    },
    {
      ...shared,
      archiveId: '260902588ABC000011',
      amountCents: -5000,
      reversal: true,
      party: 'ESIMERKKI EEVA',
      reference: '10000013',
    },
    {
      ...shared,
      archiveId: '260902588ABC000003',
      amountCents: -1000,
      party: 'Maija Mänty',
      endToEndId: '0123456789abcdef0123456789abcdef',
    },
    { ...shared, archiveId: '260902588ABC000004', amountCents: -110, party: '' },
  ])
})

test('reads version 8 with prefixes and in another encoding', async () => {
  expect(await read(await fixture('08'))).toMatchObject([
    {
      archiveId: '20260902/1',
      amountCents: 5000,
      bookedOn: '2026-09-02',
      party: 'Åsa Österberg',
      reference: '10000013',
    },
  ])
})

test('tells transactions of a batch apart that the bank names the same', async () => {
  const xml = (await fixture('02')).toString().replaceAll('260902588ABC000012', '260902588ABC000011')
  expect((await read(xml)).map(({ archiveId }) => archiveId).slice(0, 2)).toEqual([
    '260902588ABC000001/1',
    '260902588ABC000001/2',
  ])
})

test.each([
  [
    'a batch whose sums differ',
    '<Amt Ccy="EUR">40.00</Amt>',
    '<Amt Ccy="EUR">40.01</Amt>',
    'STATEMENT_SUMS_DIFFER',
    '34',
  ],
  ['an entry that is missing', '<Sts>BOOK</Sts>', '<Sts>INFO</Sts>', 'STATEMENT_SUMS_DIFFER', '14'],
  ['a sum that is none', 'EUR">75.00', 'EUR">75,00', 'STATEMENT_VALUE_INVALID', '64'],
  ['a sum without end', 'EUR">75.00', `EUR">${'9'.repeat(400)}`, 'STATEMENT_VALUE_INVALID', '64'],
  ['another currency', 'Ccy="EUR">75.00', 'Ccy="USD">75.00', 'STATEMENT_VALUE_INVALID', '64'],
  ['no direction', '<CdtDbtInd>CRDT', '<CdtDbtInd>', 'STATEMENT_VALUE_INVALID', '21'],
  ['no archive id', '<AcctSvcrRef>260902588ABC000002</AcctSvcrRef>', '', 'STATEMENT_NO_ARCHIVE_ID', '62'],
  [
    'a day that is none',
    '<Dt>2026-09-02</Dt></BookgDt>',
    '<Dt>2026-09-32</Dt></BookgDt>',
    'STATEMENT_VALUE_INVALID',
    '34',
  ],
  [
    'no IBAN',
    '<IBAN>FI2112345600000785</IBAN>',
    '<Othr><Id>1</Id></Othr>',
    'STATEMENT_ACCOUNT_MISSING',
    '14',
  ],
  ['an end that is missing', '</Document>', '', 'STATEMENT_DAMAGED', '125'],
  ['another message', /camt\.053\.001\.02/g, 'camt.052.001.02', 'STATEMENT_OTHER_MESSAGE', '1'],
  ['an unknown encoding', 'encoding="UTF-8"', 'encoding="EBCDIC"', 'STATEMENT_DAMAGED', '1'],
])('refuses %s, with the line', async (_name, found, instead, code, line) => {
  const xml = (await fixture('02')).toString()
  const broken = xml.replace(found, instead)
  expect(broken).not.toBe(xml)
  expect(await refusalOf(broken)).toEqual([code, line])
})

test('refuses entities of its own, and never expands one', async () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa">${Array.from(
    { length: 20 },
    (_, index) => `<!ENTITY b${index} "&a;&a;&a;&a;&a;&a;&a;&a;">`,
  ).join('')}]><Document>&b19;</Document>`
  expect(await refusalOf(bomb)).toEqual(['STATEMENT_DAMAGED', '1'])
  const external = camtOf(IBAN, [{ id: '1', sum: '1.00' }]).replace(
    '<Document',
    '<!DOCTYPE Document SYSTEM "file:///etc/passwd"><Document',
  )
  expect(await refusalOf(external)).toEqual(['STATEMENT_DAMAGED', '2'])
  expect(await refusalOf(camtOf(IBAN, [{ id: '1', sum: '1.00', party: '&passwd;' }]))).toMatchObject([
    'STATEMENT_DAMAGED',
    expect.any(String),
  ])
})

test('refuses what is nested deeper than any bank writes, and more than it takes at once', async () => {
  expect(await refusalOf('<Document>'.repeat(50_000))).toEqual(['STATEMENT_OTHER_MESSAGE', '1'])
  const many = Array.from({ length: 5001 }, (_, index) => ({ id: `A${index}`, sum: '1.00' }))
  expect(((await refusalOf(camtOf(IBAN, many))) as string[])[0]).toBe('FILE_TOO_LONG')
})

test('reads or refuses whatever comes, and adds up what it reads', async () => {
  const valid = (await fixture('02')).toString()
  const cut = fc.tuple(fc.nat(valid.length), fc.nat(200), fc.string({ maxLength: 20 }))
  await fc.assert(
    fc.asyncProperty(cut, async ([at, length, instead]) => {
      const answer = await refusalOf(valid.slice(0, at) + instead + valid.slice(at + length))
      if (!Array.isArray(answer)) throw new Error('neither read nor refused')
      for (const read of answer)
        if (typeof read === 'object')
          expect(Number.isSafeInteger((read as { amountCents: number }).amountCents)).toBe(true)
    }),
    { numRuns: 300 },
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 999_999 }), fc.boolean()), { maxLength: 30 }),
      async (sums) => {
        const written = sums.map(([cents, debit], index) => ({
          id: `A${index}`,
          sum: (cents / 100).toFixed(2),
          debit,
        }))
        const transactions = await read(camtOf(IBAN, written))
        expect(transactions.map(({ amountCents }) => amountCents)).toEqual(
          sums.map(([cents, debit]) => (debit ? -cents : cents)),
        )
      },
    ),
    { numRuns: 100 },
  )
})
