import { OperatorError } from '../platform/operatorError.ts'

/** A file or mapping that cannot be imported. */
export class ImportError extends OperatorError {
  override name = 'ImportError'
}
