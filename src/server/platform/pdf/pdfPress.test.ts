import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPages } from '../../testing/pdfText.ts'
import type { PrintedDocument } from './orders.ts'
import { PdfPress } from './pdfPress.ts'

let press: PdfPress
beforeEach(() => {
  press = new PdfPress()
})
afterEach(() => press.close())

const documentOf = (pages: number): PrintedDocument => ({
  pageSize: 'A4',
  pageOrientation: 'portrait',
  pageMargins: 36,
  info: { title: 'Koe', author: 'Kerho' },
  defaultStyle: { font: 'Roboto', color: '#000000' },
  footer: { left: 'Åsa', right: 'Tulostettu', margin: [36, 10, 36, 0] },
  content: Array.from({ length: pages }, (_, index) => ({
    text: `Sivu${index}`,
    ...(index > 0 && { pageBreak: 'before' as const }),
  })),
})

test('every page has its number and the number of all', async () => {
  const pages = readPages(await press.print(documentOf(3), 3))
  expect(pages.map(({ texts }) => texts[0]!.text)).toEqual(['Sivu0', 'Sivu1', 'Sivu2'])
  expect(pages.map(({ texts }) => texts.at(-1)!.text)).toEqual(
    [1, 2, 3].map((page) => expect.stringMatching(`${page}/3$`)),
  )
})

test('whoever wants one page does not wait for all the long ones', async () => {
  const done: string[] = []
  const order = (name: string, pages: number) =>
    press.print(documentOf(pages), pages).then(() => done.push(name))
  await Promise.all([order('first', 30), order('second', 40), order('short', 1)])
  expect(done).toEqual(['first', 'short', 'second'])
})

test('more pages than it may have in hand are refused until some are printed; a long order alone is not', async () => {
  const long = press.print(documentOf(2), 399)
  const short = press.print(documentOf(1))
  await expect(press.print(documentOf(1))).rejects.toMatchObject({ code: 'BUSY' })
  await Promise.all([long, short])
  expect(readPages(await press.print(documentOf(2), 5000))).toHaveLength(2)
})

test('an order that cannot be printed fails alone', async () => {
  const broken = press.print({ ...documentOf(1), defaultStyle: { font: 'Unknown', color: '#000000' } })
  const good = press.print(documentOf(1))
  await expect(broken).rejects.toThrow(/Unknown/)
  expect(readPages(await good)).toHaveLength(1)
})
