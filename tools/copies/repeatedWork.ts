import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '#cli/project.ts'
import { addressAt } from '#contract/address.ts'
import { saveResultFields } from '#contract/endpoints/judging.ts'
import type { OwnEntry } from '#contract/ownEntries.ts'
import { startProgram } from '#tools/test/command.ts'
import type { Answer, Caller } from './caller.ts'
import type { Done } from './load.ts'

/** Writes one field of a dog's sheet again and again; what was refused is sent once more as it was. */
export class FieldWriter {
  readonly entryId: number
  /** null: nothing has been acknowledged */
  acknowledged: number | null = null
  readonly #caller: Caller
  readonly #path: string
  /** what was sent last, acknowledged or not */
  sent: number | null = null
  #next = 1

  constructor(caller: Caller, trialId: number, entryId: number) {
    this.#caller = caller
    this.#path = addressAt(saveResultFields, { params: { id: trialId } })
    this.entryId = entryId
  }

  async once(): Promise<Done> {
    this.sent = this.#next
    const change = { entryId: this.entryId, field: 'speed', value: this.sent, was: this.acknowledged }
    const answer = await this.#caller.json(this.#path, { kind: 'hunt', changes: [change] })
    if (answer.status === 200) {
      this.acknowledged = this.sent
      this.#next = (this.sent % 5) + 1
    }
    return { call: 'save a field', answer }
  }
}

/** Enters dogs in a trial one by one; what was refused is sent once more under the same key. */
export class Entrant {
  readonly entered: Pick<OwnEntry, 'id' | 'state'>[] = []
  readonly #caller: Caller
  readonly #path: string
  readonly #forms: object[]

  constructor(caller: Caller, path: string, forms: readonly object[]) {
    this.#caller = caller
    this.#path = path
    this.#forms = [...forms]
  }

  /** undefined: all are entered */
  async once(): Promise<Done | undefined> {
    const form = this.#forms[0]
    if (!form) return undefined
    const answer = await this.#caller.json(this.#path, form)
    if (answer.status === 200) {
      this.#forms.shift()
      this.entered.push(JSON.parse(answer.body) as OwnEntry)
    }
    return { call: 'enter a dog', answer }
  }
}

const ROWS = 300

/** Imports files of new dogs by the command, beside the running service; a file that was refused is imported once more. */
export class Importer {
  readonly imported: string[] = []
  readonly #folder: string
  readonly #databaseUrl: string
  #file = 0

  constructor(folder: string, databaseUrl: string) {
    this.#folder = folder
    this.#databaseUrl = databaseUrl
  }

  async once(): Promise<Done> {
    const numbers = Array.from({ length: ROWS }, (_, row) => `NO${50_000 + this.#file * ROWS + row}/21`)
    const file = join(this.#folder, `dogs-${this.#file}.csv`)
    const rows = numbers.map((regnr) => `${regnr},Tuotu ${regnr.slice(2)},119,female,2021-04-01`)
    writeFileSync(file, ['regnr,name,breed,sex,birth_date', ...rows, ''].join('\n'))
    const main = inProject('src', 'cli', 'main.ts')
    const report = join(this.#folder, 'report.csv')
    const command = startProgram(process.execPath, [main, 'import', 'dogs', file, '--report', report], {
      DATABASE_URL: this.#databaseUrl,
      DATA_DIR: this.#folder,
    })
    const isDone = (await command.ended) === 0
    if (isDone) {
      this.imported.push(...numbers)
      this.#file += 1
    }
    return { call: 'import a file', answer: answerOf(isDone, command.output()) }
  }
}

/** A command that could not reach the database says so in a sentence, as the service does with 503. */
function answerOf(isDone: boolean, output: string): Answer {
  if (isDone) return { status: 200, body: '' }
  const isTold = /^koirakanta: /m.test(output)
  return { status: isTold ? 503 : 500, body: output.slice(-400) }
}
