import { OperatorError } from '../platform/operatorError.ts'

/** Why a file that somebody sends to the service cannot be read. */
export interface FileFault {
  readonly code:
    | 'FILE_EMPTY'
    | 'FILE_NO_TABLE'
    | 'FILE_TOO_LONG'
    | 'FILE_SHEETS'
    | 'FILE_QUOTES'
    | 'FILE_ROW_LONG'
    | 'FILE_CELLS'
    | 'FILE_CHARACTERS'
    | 'FILE_COLUMNS_MISSING'
    | 'FILE_COLUMN_TWICE'
    | 'FILE_MAPPING_UNKNOWN'
    | 'FILE_SHEET_UNKNOWN'
    | 'FILE_COLUMNS_MANY'
    | 'FILE_HEADING_LONG'
    | 'IMPORT_RUNNING'
  /** line, row, cells or columns that it is about */
  readonly row?: string
}

/** A file or mapping that cannot be imported. */
export class ImportError extends OperatorError {
  override name = 'ImportError'
  /** null: nothing that is wrong with a file alone */
  readonly fault: FileFault | null

  constructor(message: string, fault: FileFault | null = null) {
    super(message)
    this.fault = fault
  }
}
