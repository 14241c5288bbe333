import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workbookOf } from '#server/imports/testing/workbook.ts'
import { run } from './inbreeding.ts'
import type { Io } from './io.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inbreeding-'))
})
afterAll(() => rm(folder, { recursive: true }))

interface Outcome {
  readonly code: number
  readonly out: string
  readonly err: string
}

async function call(args: string[], stdin = ''): Promise<Outcome> {
  const stdout = new PassThrough()
  const stderr = new PassThrough()
  const io = { stdin: Readable.from([Buffer.from(stdin)]), stdout, stderr } as unknown as Io
  const written = Promise.all([text(stdout), text(stderr)])
  const code = await run(args, io)
  stdout.end()
  stderr.end()
  const [out, err] = await written
  return { code, out, err }
}

async function ofFile(content: string | Buffer, ...options: string[]): Promise<Outcome> {
  const file = join(folder, 'pedigree.csv')
  await writeFile(file, content)
  return call([file, ...options])
}

/** A litter x whose parents share one ancestor, A, in generations 6 and 7; offspring first. */
const distant = [
  'id,sire,dam',
  'x,s1,d1',
  ...[1, 2, 3, 4].map((i) => `s${i},s${i + 1},`),
  's5,A,',
  ...[1, 2, 3, 4, 5].map((i) => `d${i},,d${i + 1}`),
  'd6,A,',
].join('\n')

describe('koirakanta inbreeding', () => {
  it('writes F of every row in the order of the file, founders included', async () => {
    const { code, out } = await ofFile('id,sire,dam\nx,a,b\na,s,d\nb,s,d\ns,,\n')
    expect(out).toBe('id,F\nx,0.25\na,0\nb,0\ns,0\n')
    expect(code).toBe(0)
  })

  it('finds its columns by name, in any order and case, among others', async () => {
    const { out } = await ofFile('Dam,born,ID,Sire\nb,2001,x,a\nd,1999,a,s\nd,1999,b,s\n')
    expect(out).toBe('id,F\nx,0.25\na,0\nb,0\n')
  })

  it.each([';', '\t'])(
    'reads files separated by %j, with a byte order mark and Windows line ends',
    async (delimiter) => {
      const lines = ['id,sire,dam', 'x,a,b', 'a,s,d', 'b,s,e'].join('\r\n').replaceAll(',', delimiter)
      const { out } = await ofFile(`\ufeff${lines}`)
      expect(out).toBe('id,F\nx,0.125\na,0\nb,0\n')
    },
  )

  it.each([
    ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
    ['UTF-8', (text: string) => Buffer.from(text)],
    ['UTF-16 LE', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 BE', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ])('keeps names apart that are written in %s', async (_, written) => {
    const { out } = await ofFile(written('id;sire;dam\nx;Mä;d\ny;Mö;d\nMä;;\nz;x;y\n'))
    expect(out).toBe('id,F\nx,0\ny,0\nMä,0\nz,0.125\n')
  })

  it('reads the dashes and quotes of Windows-1252', async () => {
    const { out } = await ofFile(Buffer.from('id,sire,dam\nA \x96 \x93B\x94,Mä,\n', 'latin1'))
    expect(out).toBe('id,F\nA – “B”,0\n')
  })

  it('takes one name for one, however its letters are composed', async () => {
    const { out } = await ofFile('id,sire,dam\nx,Ma\u0308,d\ny,Mä,d\nz,x,y\n')
    expect(out).toContain('z,0.25\n')
  })

  it.each([
    ['in Windows-1252', Buffer.from('id,sire,dam\nx,Mä,\ny,M\x81,\nz,\x9d,M\n', 'latin1'), '3, 4'],
    ['in UTF-8', Buffer.from('id,sire,dam\nx,M\ufffd,\n'), '2'],
    [
      'after a byte order mark',
      Buffer.concat([Buffer.from('\ufeffid,sire,dam\nx,M'), Buffer.from([0xe4, 10])]),
      '2',
    ],
    [
      'among much UTF-8',
      Buffer.concat([Buffer.from('id,sire,dam\nx,Mä,Mö\ny,'), Buffer.from([0xe4, 44, 10])]),
      '3',
    ],
    ['in UTF-16', Buffer.from('\ufeffid,sire,dam\nx,M\ud800,\n', 'utf16le'), '2'],
  ])('refuses a file in which a name would be lost, %s', async (_, content, lines) => {
    const { code, out, err } = await ofFile(content)
    expect(err).toContain(`characters cannot be read that way in line ${lines}. `)
    expect(code).toBe(1)
    expect(out).toBe('')
  })

  it('tells of a dog that is used as sire and as dam', async () => {
    const { code, out, err } = await ofFile('id,sire,dam\nx,a,b\ny,b,c\nz,d,a\n')
    expect(err).toBe(
      'Line 3: b is a sire here and the dam of line 2.\nLine 4: a is a dam here and the sire of line 2.\n2 dogs are used as sire and as dam.\n',
    )
    expect(out).toBe('id,F\nx,0\ny,0\nz,0\n')
    expect(code).toBe(0)
  })

  it('covers all generations without --generations', async () => {
    expect((await ofFile(distant)).out).toContain('\nx,0.000244140625\n')
    expect((await ofFile(distant, '--generations', '6')).out).toContain('\nx,0\n')
    expect((await ofFile(distant, '--generations', '7')).out).toContain('\nx,0.000244140625\n')
  })

  it('reads every sheet of a workbook as one pedigree', async () => {
    const sheets = [
      {
        name: 'Pennut',
        rows: [
          ['sire', 'id', 'dam'],
          ['7', 'x', 'd'],
        ],
      },
      {
        name: 'Vanhemmat',
        rows: [
          ['id', 'sire', 'dam'],
          ['d', { xml: '<v>7</v>' }],
        ],
      },
    ]
    const { code, out } = await ofFile(workbookOf({ sheets }))
    expect(out).toBe('id,F\nx,0.25\nd,0\n')
    expect(code).toBe(0)
  })

  it('reads standard input', async () => {
    const { out } = await call(['-'], 'id,sire,dam\nd,s,\nx,s,d\n')
    expect(out).toBe('id,F\nd,0\nx,0.25\n')
  })

  it('quotes what needs it and keeps every digit', async () => {
    const sibs = Array.from({ length: 12 }, (_, i) => [
      `m${i + 1},m${i},f${i}`,
      `f${i + 1},m${i},f${i}`,
    ]).flat()
    const { out } = await ofFile(['id,sire,dam', ...sibs, '"x, the ""last""",m12,f12'].join('\n'))
    const last = out.trimEnd().split('\n').at(-1)!
    expect(last).toMatch(/^"x, the ""last""",0\.\d{10,}$/)
    const [lastButOne, lastButTwo] = [out.match(/m12,(.*)\n/)![1], out.match(/m11,(.*)\n/)![1]].map(Number)
    expect(Number(last.split(',').at(-1))).toBe(0.25 * (1 + 2 * lastButOne! + lastButTwo!))
  })

  it('takes a placeholder for an unknown parent, and says how many there were', async () => {
    const { code, out, err } = await ofFile(
      'id,sire,dam\nx,a,b\na,NA,unknown\nb,na, Unknown \nc,0,-\ne,Okänd,tuntematon\ng,c,e\n',
    )
    expect(out).toBe('id,F\nx,0\na,0\nb,0\nc,0\ne,0\ng,0\n')
    expect(err).toBe('8 parents are written as unknown (NA, 0, - and the like) and were taken as such.\n')
    expect(code).toBe(0)
  })

  it('speaks of one unknown parent as one', async () => {
    expect((await ofFile('id,sire,dam\nx,a,NA\n')).err).toBe(
      '1 parent is written as unknown (NA, 0, - and the like) and was taken as such.\n',
    )
  })

  it('writes more than one block', async () => {
    const rows = Array.from({ length: 20_000 }, (_, i) => `dog number ${i},,`)
    const { out } = await ofFile(['id,sire,dam', ...rows].join('\n'))
    expect(out.trimEnd().split('\n')).toHaveLength(20_001)
  })
})

it('ends without an error where its reader has seen enough', async () => {
  const rows = Array.from({ length: 50_000 }, (_, i) => `dog number ${i},,`)
  const stdout = new Writable({
    write: (_chunk, _encoding, done) =>
      done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' })),
  })
  const stdin = Readable.from([Buffer.from(['id,sire,dam', ...rows].join('\n'))])
  const stderr = new PassThrough()
  expect(await run(['-'], { stdin, stdout, stderr } as unknown as Io)).toBe(0)
  expect(stderr.read()).toBeNull()
})

describe('reports bad input in one line, with exit code 1', () => {
  it.each([
    ['a missing column', 'id,sire\nx,a\n', 'names no column "dam"'],
    ['a column named twice', 'id,sire,dam,Sire\nx,a,b,c\n', 'The header has the column "sire" twice'],
    ['an empty file', '', 'is empty'],
    ['blank lines only', '\n\n', 'There is no first line'],
    ['a row without an id', 'id,sire,dam\nx,a,b\n,a,b\n', 'Line 3: there is no id'],
    ['a placeholder as id', 'id,sire,dam\nx,a,b\nNA,a,b\n', 'Line 3: "NA" stands for no dog'],
    ['a dog twice', 'id,sire,dam\nx,a,b\ny,a,b\nx,c,d\n', 'Line 4: x has a row already'],
    ['its own parent', 'id,sire,dam\nx,a,x\n', 'Line 2: x is given as its own parent'],
    ['one dog as both parents', 'id,sire,dam\n\nx,a,a\n', 'Line 3: x has one dog as both its parents'],
    ['a loop', 'id,sire,dam\nx,y,\ny,z,\nz,x,\n', 'z → y → x → z'],
    ['a broken row', 'id,sire,dam\nx,a\n', 'Line 2: there are 2 cells where the first line has 3'],
    ['a damaged workbook', 'PK\u0003\u0004\0\0', 'is a damaged workbook'],
  ])('%s', async (_, content, message) => {
    const { code, out, err } = await ofFile(content)
    expect(err).toContain(message)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    expect(code).toBe(1)
    expect(out).toBe('')
  })

  it('of every fault of a file', async () => {
    const { code, out, err } = await ofFile(
      'id,sire,dam\nx,a,x\n,a,b\ny,a,a\nNA,,\nz,a\na,b,\nb,a,\nc,d,\nd,c,\nb,,\n',
    )
    expect(err.trimEnd().split('\n')).toEqual([
      'Line 2: x is given as its own parent.',
      'Line 3: there is no id.',
      'Line 4: y has one dog as both its parents.',
      'Line 5: "NA" stands for no dog and cannot be an id.',
      'Line 6: there are 2 cells where the first line has 3.',
      'Line 11: b has a row already.',
      'Line 8: these dogs are their own ancestors, each a parent of the next: b → a → b.',
      'Line 10: these dogs are their own ancestors, each a parent of the next: d → c → d.',
      '8 faults.',
    ])
    expect(code).toBe(1)
    expect(out).toBe('')
  })

  it('of a workbook with sheet and row', async () => {
    const header = ['id', 'sire', 'dam']
    const sheets = [
      { name: 'A', rows: [header, ['x', 'a', 'b']] },
      { name: 'B', rows: [header, ['x', 'a', 'b'], ['y', 'b', 'a']] },
    ]
    const { code, err } = await ofFile(workbookOf({ sheets }))
    expect(err.trimEnd().split('\n')).toEqual([
      'Sheet "B", row 3: b is a sire here and the dam of sheet "A", row 2.',
      'Sheet "B", row 3: a is a dam here and the sire of sheet "A", row 2.',
      '2 dogs are used as sire and as dam.',
      'Sheet "B", row 2: x has a row already.',
    ])
    expect(code).toBe(1)
    const lacking = await ofFile(workbookOf({ sheets: [{ name: 'C', rows: [['id']] }] }))
    expect(lacking.err).toBe(
      'Sheet "C": The first line names no column "sire"; the columns id, sire and dam are needed.\n',
    )
  })

  it('of the first hundred faults, and their number', async () => {
    const { err } = await ofFile(['id,sire,dam', ...Array.from({ length: 1234 }, () => ',a,b')].join('\n'))
    const lines = err.trimEnd().split('\n')
    expect(lines).toHaveLength(101)
    expect(lines.at(-1)).toBe('1234 faults, of which the first 100 are told.')
  })

  it('a missing file, and a folder', async () => {
    const { code, err } = await call([join(folder, 'nowhere.csv')])
    expect(err).toContain('nowhere.csv cannot be read')
    expect(code).toBe(1)
    expect(await call([folder])).toMatchObject({ code: 1, err: expect.stringContaining('cannot be read') })
  })
})

describe('explains its usage on bad arguments, with exit code 2', () => {
  it.each([
    ['no file', []],
    ['two files', ['a.csv', 'b.csv']],
    ['no number of generations', ['a.csv', '--generations', 'six']],
    ['an unknown option', ['a.csv', '--generation', '6']],
  ])('%s', async (_, args) => {
    const { code, out, err } = await call(args)
    expect(err).not.toBe('')
    expect(code).toBe(2)
    expect(out).toBe('')
  })

  it('prints --help with exit code 0', async () => {
    const { code, out } = await call(['--help'])
    expect(out).toContain('--generations N')
    expect(code).toBe(0)
  })
})
