import { performance } from 'node:perf_hooks'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPages } from '../../testing/pdfText.ts'
import { readXlsx } from '../../testing/xlsxCells.ts'
import { Letters } from '../pdf/letters.ts'
import { PAPER_TEXT } from '../pdf/paperText.ts'
import type { PrintedDocument } from './orders.ts'
import { Printer, type PrintOrder } from './printer.ts'

let printer: Printer
beforeEach(() => {
  printer = new Printer()
})
afterEach(() => printer.close())

const documentOf = (pages: number): PrintedDocument => ({
  language: 'fi',
  pageSize: 'A4',
  pageOrientation: 'portrait',
  pageMargins: 36,
  info: { title: 'Koe', author: 'Kerho' },
  defaultStyle: { ...PAPER_TEXT, color: '#000000' },
  footer: { text: 'Åsa', right: 'Tulostettu', margin: [36, 10, 36, 0] },
  content: Array.from({ length: pages }, (_, index) => ({
    text: `Sivu${index}`,
    ...(index > 0 && { pageBreak: 'before' as const }),
  })),
})

const orderOf = (pages: number, by = 'someone'): PrintOrder => ({
  by,
  pages,
  layOut: () => documentOf(pages),
})

test('numbers every page, out of all', async () => {
  const pages = readPages(await printer.print(orderOf(3)))
  expect(pages.map(({ texts }) => texts[0]!.text)).toEqual(['Sivu0', 'Sivu1', 'Sivu2'])
  expect(pages.map(({ texts }) => texts.at(-1)!.text)).toEqual(
    [1, 2, 3].map((page) => expect.stringMatching(`${page}/3$`)),
  )
})

test('prints one page before all the long orders that wait', async () => {
  const done: string[] = []
  const order = (name: string, pages: number) => printer.print(orderOf(pages)).then(() => done.push(name))
  await Promise.all([order('first', 30), order('second', 40), order('short', 1)])
  expect(done).toEqual(['first', 'short', 'second'])
})

test('refuses pages beyond its limit until some are printed, but no long order alone', async () => {
  const long = printer.print({ ...orderOf(2), pages: 399 })
  const short = printer.print(orderOf(1))
  await expect(printer.print(orderOf(1))).rejects.toMatchObject({ code: 'BUSY' })
  await Promise.all([long, short])
  expect(readPages(await printer.print({ ...orderOf(2), pages: 5000 }))).toHaveLength(2)
})

test('limits the orders of one caller, and prints others beside them', async () => {
  const own = Array.from({ length: 6 }, () => printer.print(orderOf(1, 'one')))
  await expect(printer.print(orderOf(1, 'one'))).rejects.toMatchObject({ code: 'BUSY' })
  const others = printer.print(orderOf(1, 'another'))
  await Promise.all([...own, others])
  expect(readPages(await printer.print(orderOf(1, 'one')))).toHaveLength(1)
})

test('lays out what waits in its turn, and what is refused never', async () => {
  const laidOut: number[] = []
  const order = (number: number, pages = 1) =>
    printer.print({
      ...orderOf(pages),
      layOut: () => {
        laidOut.push(number)
        return documentOf(1)
      },
    })
  const orders = [order(1), order(2), order(3)]
  await expect(order(4, 400)).rejects.toMatchObject({ code: 'BUSY' })
  expect(laidOut).toEqual([1])
  await Promise.all(orders)
  expect(laidOut).toEqual([1, 2, 3])
})

test('fails only the order that cannot be printed', async () => {
  const unknown = { ...documentOf(1), defaultStyle: { font: 'Unknown', color: '#000000' } }
  const broken = printer.print({ ...orderOf(1), layOut: () => unknown })
  const torn = printer.print({
    ...orderOf(1),
    layOut: () => {
      throw new Error('torn')
    },
  })
  const good = printer.print(orderOf(1))
  await expect(broken).rejects.toThrow(/Unknown/)
  await expect(torn).rejects.toThrow('torn')
  expect(readPages(await good)).toHaveLength(1)
})

test('makes spreadsheets in the same queue, off the thread that answers', async () => {
  const order = (rows: number) => ({
    by: 'someone',
    pages: 1,
    layOut: () => ({
      name: 'Lista',
      columns: [{ title: 'Nimi', width: 20 }],
      rows: Array.from({ length: rows }, (_, row) => [`Koira ${row}`]),
    }),
  })
  const [small] = await Promise.all([printer.tabulate(order(1)), printer.print(orderOf(1))])
  expect(readXlsx(Buffer.from(small)).map((row) => row.get('A')!.value)).toEqual(['Nimi', 'Koira 0'])
  const before = performance.eventLoopUtilization()
  await printer.tabulate(order(60_000))
  // On the thread that answers it would be 1; other tests of the process may use it a little.
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.8)
})

/** Signs drawn by the glyph of another, as which they are read back: micro, phi, hyphens, superscript equals, delta. */
const TWINS: Readonly<Record<string, string>> = {
  '\u03bc': '\u00b5',
  '\u03d5': '\u03c6',
  '\u2010': '-',
  '\u2011': '-',
  '\u207c': '\u02ed',
  '\u2206': '\u0394',
}

test('prints what it does not mark', async () => {
  const printable = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code))
    .filter(
      (character) =>
        /[^\p{C}\p{Z}\p{M}]/u.test(character) && new Letters().printable(character) === character,
    )
    .join('')
  const file = await printer.print({
    ...orderOf(1),
    layOut: () => ({ ...documentOf(1), content: [{ text: printable, wordBreak: 'break-all' }] }),
  })
  const read = readPages(file)[0]!
    .texts.slice(0, -2)
    .map(({ text }) => text)
    .join('')
  expect(printable.length).toBeGreaterThan(850)
  expect(read).toBe([...printable].map((character) => TWINS[character] ?? character).join(''))
})
