import { createHash } from 'node:crypto'
import { MOST_SETTLED } from '#contract/constants.ts'
import { type ReportedSettlement, settlementsIn } from '#domain/payments/settlementReport.ts'
import { readSentTable } from '../imports/sentTable.ts'
import { AppError } from '../platform/errors.ts'

/** A settlement report as it was sent. */
export interface SettlementFile {
  /** of its content, in hex */
  readonly hash: string
  readonly settlements: readonly ReportedSettlement[]
}

/** Reads a report. @throws AppError 400 with the code of what is wrong, and where */
export async function readSettlementFile(content: Uint8Array): Promise<SettlementFile> {
  const { header, rows } = await readSentTable(content, MOST_SETTLED)
  const read = settlementsIn(header, rows)
  if ('fault' in read)
    throw 'missing' in read.fault
      ? new AppError('invalid', 'SETTLEMENT_COLUMNS_MISSING', undefined, {
          details: { columns: read.fault.missing.join(', ') },
        })
      : new AppError('invalid', 'SETTLEMENT_ROW_INVALID', undefined, {
          details: { row: String(read.fault.line) },
        })
  if (read.settlements.length === 0) throw new AppError('invalid', 'FILE_NO_ROWS')
  return { hash: createHash('sha256').update(content).digest('hex'), settlements: read.settlements }
}
