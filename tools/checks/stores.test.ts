import { expect, test } from 'vitest'
import { SCHEMA_FILE } from '../schema/schemaSource.ts'
import { readText, repositoryFiles } from './files.ts'

const DEMO = 'the demo loads a whole club as rows'

/** Where SQL stands besides the stores, and why. */
const OTHER_PLACES: Readonly<Record<string, string>> = {
  'src/server/platform/migrate.ts': 'makes the tables, before there is anything to store',
  'src/server/backup/load.ts': 'begins and ends the one transaction of a restore',
  'src/server/backup/backup.ts': 'ends the one transaction of a backup',
  'src/server/platform/embedded/embeddedPostgres.ts': 'makes the database and its role',
  'src/server/platform/pool.ts': 'limits the statements of a new connection',
  'src/server/platform/likeText.ts': 'a fragment for the statements of stores',
  'src/server/platform/nameOrder.ts': 'an expression that several stores sort by',
  'src/demo/accounts.ts': DEMO,
  'src/demo/money.ts': DEMO,
  'src/demo/moneyCases.ts': DEMO,
  'src/demo/payments.ts': DEMO,
  'src/demo/settlement.ts': DEMO,
}

const CORRECTION = 'a correction hands rows of any kind from one dog to another: docs/rules/history.md'

/** Who writes tables that another store keeps, and why. */
const OTHER_WRITERS: Readonly<Record<string, { readonly tables: readonly string[]; readonly why: string }>> =
  {
    'src/server/imports/write.store.ts': {
      tables: ['breed', 'dog', 'dog_title', 'person', 'record_change'],
      why: 'an import writes in sets: docs/decisions/0004-import-in-sets.md',
    },
    'src/server/imports/kinds/showResults.store.ts': {
      tables: ['show', 'show_result'],
      why: 'an import writes in sets: docs/decisions/0004-import-in-sets.md',
    },
    'src/server/imports/kinds/owners.store.ts': {
      tables: ['person', 'dog_owner'],
      why: 'an import writes in sets: docs/decisions/0004-import-in-sets.md',
    },
    'src/server/imports/kinds/pastTrials.store.ts': {
      tables: ['trial', 'trial_judge', 'trial_number'],
      why: 'an import writes in sets, and results by the name of their table: docs/decisions/0004-import-in-sets.md',
    },
    'src/server/imports/updates/difference.store.ts': {
      tables: ['data_update', 'data_update_part', 'data_update_row', 'data_update_sample'],
      why: 'the transaction of an import ends the run that it belongs to: docs/decisions/0061-updates-are-compared-then-written.md',
    },
    'src/server/imports/updates/undo.store.ts': {
      tables: ['breed', 'person', 'trial', 'trial_number', 'data_update', 'data_update_row'],
      why: 'an update is undone in sets: docs/decisions/0062-an-update-is-undone-by-its-source.md',
    },
    'src/server/corrections/basics.store.ts': { tables: ['dog'], why: CORRECTION },
    'src/server/corrections/identity.store.ts': { tables: ['dog'], why: CORRECTION },
    'src/server/corrections/merge.store.ts': {
      tables: ['dog', 'dog_number', 'consent_log', 'health_alert'],
      why: CORRECTION,
    },
    'src/server/corrections/numbers.store.ts': { tables: ['dog', 'dog_number'], why: CORRECTION },
    'src/server/corrections/owners.store.ts': { tables: ['dog', 'dog_owner', 'person'], why: CORRECTION },
    'src/server/corrections/statements.store.ts': { tables: ['health_statement'], why: CORRECTION },
    'src/server/corrections/split.store.ts': { tables: ['dog', 'dog_number'], why: CORRECTION },
    'src/server/corrections/newDog.store.ts': { tables: ['dog_number'], why: CORRECTION },
    'src/server/history/undo.store.ts': { tables: ['dog_number', 'show'], why: CORRECTION },
    'src/server/history/restore.store.ts': { tables: ['record_change'], why: CORRECTION },
    'src/server/entries/unregistered/unregistered.store.ts': {
      tables: ['dog', 'dog_number'],
      why: 'a dog that is not in the register: docs/decisions/0034-dogs-outside-the-register.md',
    },
    'src/demo/money.ts': { tables: ['club_agent', 'refund_claim', 'entry', 'club'], why: DEMO },
    'src/demo/moneyCases.ts': {
      tables: [
        'bank_import',
        'bank_transaction',
        'dog',
        'unregistered_dog',
        'entry',
        'entry_move',
        'paper_award',
        'entry_contest',
      ],
      why: DEMO,
    },
    'src/demo/payments.ts': { tables: ['entry', 'payment', 'refund'], why: DEMO },
    'src/demo/settlement.ts': {
      tables: ['settlement', 'settlement_row', 'ledger_transaction', 'ledger_entry'],
      why: DEMO,
    },
    'src/demo/accounts.ts': {
      tables: ['account', 'account_role', 'club_agent', 'judge', 'document', 'document_version'],
      why: DEMO,
    },
  }

/** Templates and COPY by what they import, Kysely's builder and statements as text by their calls. */
const SQL = [
  /^import \{[^}]*\bsql\b[^}]*\} from 'kysely'/m,
  /from 'pg-copy-streams'/,
  /\b(selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(/,
  /\.query(<[^;]*?>)?\(/,
]

const product = repositoryFiles(/^src\/.*\.tsx?$/).filter(
  (file) => !/\.test(-helper)?\.tsx?$/.test(file) && !file.includes('/testing/'),
)
const isStore = (file: string) => file.endsWith('.store.ts')
const holdsSql = (file: string) => SQL.some((sign) => sign.test(readText(file)))

test('SQL stands in stores', () => {
  const elsewhere = product.filter((file) => !isStore(file) && holdsSql(file))
  expect(elsewhere.toSorted()).toEqual(Object.keys(OTHER_PLACES).toSorted())
})

/** Tables that a variable names. */
const NAMED_BY_VARIABLE: Readonly<Record<string, readonly string[]>> = {
  'RESULT_TABLES[kind].name': ['trial_result', 'water_result'],
}

/** Tables that a file inserts into, updates or deletes from. */
function tablesWrittenBy(file: string): string[] {
  const text = readText(file)
  const built = [...text.matchAll(/\b(?:insertInto|updateTable|deleteFrom)\(\s*([^\s)]+)/g)].flatMap(
    ([, table = '']) => NAMED_BY_VARIABLE[table] ?? [table.replaceAll("'", '')],
  )
  const written = [
    ...text.matchAll(
      /\b(?:insert into|delete from|truncate|update)\s+([a-z_]+)(?=\s+(?:\w+\s+)?(?:set|where|using|select|\()|\s*[(`;])/g,
    ),
  ].map(([, table = '']) => table)
  return [...new Set([...built, ...written])]
}

/** Those of the schema, and the one that the runner of migrations keeps for itself. */
const TABLES = [
  'migration',
  ...[...readText(SCHEMA_FILE).matchAll(/^ {2}(\w+): \{$/gm)].map(([, table = '']) => table),
]

test('one store writes a table', () => {
  const writes = product.flatMap((file) => tablesWrittenBy(file).map((table) => ({ file, table })))
  const ofSchema = writes.filter(({ table }) => !table.startsWith('import_'))
  expect(ofSchema.filter(({ table }) => !TABLES.includes(table))).toEqual([])

  const isOther = ({ file, table }: { file: string; table: string }) =>
    OTHER_WRITERS[file]?.tables.includes(table) ?? false
  const kept = Map.groupBy(
    ofSchema.filter((write) => !isOther(write)),
    ({ table }) => table,
  )
  expect([...kept.values()].filter((writers) => writers.length > 1)).toEqual([])
  expect(kept.size).toBeGreaterThan(25)

  const listed = Object.entries(OTHER_WRITERS).flatMap(([file, { tables }]) =>
    tables.map((table) => ({ file, table })),
  )
  const stale = listed.filter(
    ({ file, table }) =>
      !kept.has(table) || !writes.some((write) => write.file === file && write.table === table),
  )
  expect(stale).toEqual([])
})

test('addresses and user names are compared in canonical form', () => {
  const others = [
    /\b(lower|upper)\([^)]*(mail|recipient|username)/i,
    /(mail|address|recipient|username)\w*\)?\??\.to(Lower|Upper|LocaleLower)Case\(/i,
  ]
  const wrong = product.filter((file) => others.some((form) => form.test(readText(file))))
  expect(wrong).toEqual([])
})

test('a route asks services, not stores', () => {
  const wrong = product.filter(
    (file) => file.endsWith('.routes.ts') && /from '[^']*\.store\.ts'/.test(readText(file)),
  )
  expect(wrong).toEqual([])
})

test('a service is asked with a Reader or an Act, never with the database alone', () => {
  const wrong = product
    .filter((file) => file.endsWith('.service.ts'))
    .flatMap((file) =>
      [
        ...readText(file).matchAll(
          /^export (?:async )?(?:function |const )(\w+)[^(]*\(\s*\w+: (?:Db|Database)\b/gm,
        ),
      ].map(([, name]) => `${file}: ${name}`),
    )
  expect(wrong).toEqual([])
})
