/** What the operator can do something about: a command shows the message alone, in one line, and ends with 1. */
export class OperatorError extends Error {}
