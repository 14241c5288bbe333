/** Who a health statement comes from; null: not known. Source: docs/rules/breeding-and-health.md#sources-of-statements. */
export const STATEMENT_SOURCES = ['kennel_club', 'laboratory', 'owner'] as const
export type StatementSource = (typeof STATEMENT_SOURCES)[number]

/** Those of which nobody but the owner knows that the dog was examined. */
const TOLD_ONLY = ['owner'] as const satisfies readonly StatementSource[]
export const SOURCES_TOLD_ONLY: readonly string[] = TOLD_ONLY

/** Whether a statement of this source counts as an examination: in figures, warnings and conditions. What is not known is not held against the dog's statement. */
export const countsAsExamined = (source: StatementSource | null): boolean =>
  source === null || !SOURCES_TOLD_ONLY.includes(source)

/** How files write the sources, beside the codes. docs/import-format.md#columns-of-the-mapping-koirakanta */
const WRITTEN: Readonly<Record<string, StatementSource>> = {
  'kennel club': 'kennel_club',
  kennelliitto: 'kennel_club',
  kennelklubben: 'kennel_club',
  skl: 'kennel_club',
  laboratorio: 'laboratory',
  laboratorium: 'laboratory',
  omistaja: 'owner',
  ägare: 'owner',
}

/** The source that a text of a file means; null: none of them. */
export function statementSourceOf(text: string): StatementSource | null {
  const written = text.trim().toLowerCase()
  return STATEMENT_SOURCES.find((source) => source === written) ?? WRITTEN[written] ?? null
}
