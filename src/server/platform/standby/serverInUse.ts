import { AsyncLocalStorage } from 'node:async_hooks'

export type Server = 'primary' | 'standby'

const inUse = new AsyncLocalStorage<Server>()

/** The server that the statements of the work at hand go to: the primary, unless it was begun by `onStandby`. */
export const serverInUse = (): Server => inUse.getStore() ?? 'primary'

/** Does work whose statements, all of them, go to the standby. */
export const onStandby = <Result>(work: () => Result): Result => inUse.run('standby', work)
