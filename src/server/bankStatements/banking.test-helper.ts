import { addressAt } from '#contract/address.ts'
import type { BankImport, BankStatements, StatementPreview } from '#contract/bankStatements.ts'
import { CSV_TYPE, XML_TYPE } from '#contract/constants.ts'
import { bankStatements, importStatement, previewStatement } from '#contract/endpoints/bankStatements.ts'
import type { EntryMoney } from '#contract/payments.ts'
import { referenceOf } from '#domain/payments/reference.ts'
import { FEE, OwnEntering } from '../ownEntries/ownEntries.test-helper.ts'
import type { Database, Db } from '../platform/database.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'
import { camtOf, type WrittenTransaction } from './camt053.test-helper.ts'

/** Account of the club of these tests. */
export const IBAN = 'FI2112345600000785'
export const OTHER_IBAN = 'FI7944052020036082'

/** Gives a club an account. */
export async function giveAccount(db: Db, clubId: number, iban = IBAN): Promise<void> {
  await db
    .updateTable('club')
    .set({ iban, bic: 'NDEAFIHH', account_holder: 'Pohjan Kanakoirakerho ry' })
    .where('id', '=', clubId)
    .execute()
}

/** People of a club with an account. */
export async function startBanking(database: Database): Promise<OwnEntering> {
  const on = await OwnEntering.start(database)
  await giveAccount(database.db, on.clubId)
  return on
}

/** An entry whose entrant pays by bank transfer, with its reference. */
export async function enterByTransfer(on: OwnEntering, trialId: number) {
  const entered = await on.enter(trialId, { method: 'transfer' })
  return { ...entered, reference: referenceOf(entered.entry.id) }
}

type Query = Readonly<Record<string, string | number>>

/** The calls of statements as somebody makes them. */
export const calls = (browser: TestBrowser) => {
  const file = (content: string, query: Query, endpoint: typeof importStatement | typeof previewStatement) =>
    browser.file(
      addressAt(endpoint, { query }),
      content.startsWith('<') ? XML_TYPE : CSV_TYPE,
      Buffer.from(content),
    )
  const preview = (content: string, query: Query = {}) => file(content, query, previewStatement)
  const take = (content: string, query: Query) =>
    file(content, { fileName: 'tiliote.xml', ...query }, importStatement)
  const previewed = async (content: string, query?: Query) => {
    const answer = await preview(content, query)
    if (answer.statusCode !== 200) throw new Error(`Previewing answered ${answer.body}`)
    return answer.json<StatementPreview>()
  }
  return {
    preview,
    previewOf: previewed,
    take,
    /** Previews a statement and takes it. */
    async importOf(content: string, query: Query = {}): Promise<BankImport[]> {
      const { hash } = await previewed(content, query)
      const answer = await take(content, { ...query, hash })
      if (answer.statusCode !== 200) throw new Error(`Importing answered ${answer.body}`)
      return answer.json<{ imports: BankImport[] }>().imports
    },
    overview: async () => (await browser.get(bankStatements.path)).json<BankStatements>(),
  }
}

/** A statement of the club's account. */
export const statementOf = (...transactions: readonly WrittenTransaction[]): string =>
  camtOf(IBAN, transactions)

/** The sum of `FEE` as a statement writes it. */
export const FULL = '50.00'

/** What tests do with the people of `startBanking`. */
export function bankingOf(people: () => OwnEntering) {
  let number = 0
  return {
    agent: () => calls(people().agent),
    moneyOf: async (id: number) =>
      (await people().agent.get(`/api/auth/entries/${id}/money`)).json<EntryMoney>(),
    /** The bank's name of a transaction that no other test uses. */
    newId: () => `ARK${++number}`,
    /** An entry that is to be paid by transfer, and the sum as a statement writes it. */
    paid: async (cents = FEE) => ({
      ...(await enterByTransfer(people(), await people().trial())),
      sum: (cents / 100).toFixed(2),
    }),
    /** Marks by hand that the whole fee has come. */
    mark: ({ entry }: { readonly entry: { readonly id: number } }) =>
      people().agent.json(`/api/auth/entries/${entry.id}/transfers`, {
        key: crypto.randomUUID(),
        amountCents: FEE,
        bookedOn: '2026-08-19',
        note: '',
        dueCents: FEE,
      }),
  }
}
