/** Where a command reads and writes; standard output carries data only, everything said to people goes to stderr. */
export interface Io {
  stdin: NodeJS.ReadStream
  stdout: NodeJS.WriteStream
  stderr: NodeJS.WriteStream
}

/**
 * One command: gets the words after its name and answers with the exit code.
 * 0 done, 1 could not be done, 2 called wrongly.
 */
export type Command = (args: string[], io: Io) => Promise<number>
