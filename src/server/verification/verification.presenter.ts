import type { PaperWithdrawal, SignedPaper, WithdrawnPaper } from '#contract/verification.ts'
import { isCurrent } from '#domain/verification/statement.ts'
import { paperNumber } from './seal.service.ts'
import type { CheckedPaper, Withdrawal } from './verification.types.ts'

/** What the paper itself says; of what is so today only where it differs. */
export function presentChecked(paper: CheckedPaper | null): { paper: SignedPaper | null } {
  if (!paper) return { paper: null }
  const { statement, digest, differences, withdrawal } = paper
  const { kind, about, printedAt, facts, rows } = statement
  return {
    paper: {
      number: paperNumber(digest),
      kind,
      about,
      printedAt,
      facts: facts.map(([fact, value]) => ({
        fact,
        value,
        changed: differences?.facts.includes(fact) ?? false,
      })),
      rows:
        'digest' in rows
          ? null
          : rows.map((cells, index) => ({
              cells: [...cells],
              changed: differences?.rows.includes(index) ?? false,
            })),
      rowCount: 'digest' in rows ? rows.count : rows.length,
      missing: differences?.missing ?? 0,
      otherRows: differences?.otherRows ?? false,
      state: stateOf(paper),
      withdrawal: withdrawal && presentWithdrawal(withdrawal),
    },
  }
}

function stateOf({ differences, withdrawal }: CheckedPaper): SignedPaper['state'] {
  if (withdrawal) return 'withdrawn'
  if (!differences) return 'gone'
  return isCurrent(differences) ? 'current' : 'changed'
}

export const presentWithdrawal = ({ id, reason, withdrawnAt, digest }: Withdrawal): PaperWithdrawal => ({
  id,
  reason,
  withdrawnAt: withdrawnAt.toISOString(),
  all: digest === null,
})

export const presentListed = (withdrawal: Withdrawal): WithdrawnPaper => ({
  ...presentWithdrawal(withdrawal),
  kind: withdrawal.kind,
  about: withdrawal.about,
  number: withdrawal.digest && paperNumber(withdrawal.digest),
})
