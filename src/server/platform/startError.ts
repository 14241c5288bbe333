import { OperatorError } from './operatorError.ts'

/** A reason not to start. */
export class StartError extends OperatorError {
  override name = 'StartError'
}
