import type { FastifyServerOptions } from 'fastify'

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>
type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

/** pino's level of warnings: what is below, such as the line of each request, is written whole. */
const WARNING = 40
/** Milliseconds in which one line of a kind is written. */
const EVERY = 1000

/** What a line says of itself that does not differ from caller to caller. */
interface Fields {
  readonly call?: string
  /** of what the service itself noticed */
  readonly reason?: string
  readonly err?: { readonly name?: string; readonly code?: string }
}

/**
 * pino's `logMethod`: of warnings and errors of one kind (level, words, call, reason and error) one is written each second, so that whoever causes them can
 * neither fill the disk nor hide others among them. How many were left out is told when the second is over.
 */
export function thinLog(): LogMethod {
  const leftOut = new Map<string, number>()
  return function (args, write, level) {
    if (level < WARNING) {
      write.apply(this, args)
      return
    }
    const { kind, words } = kindOf(args, level)
    const count = leftOut.get(kind)
    if (count !== undefined) {
      leftOut.set(kind, count + 1)
      return
    }
    const holdBack = () => {
      leftOut.set(kind, 0)
      setTimeout(tellOthers, EVERY).unref()
    }
    const tellOthers = () => {
      const others = leftOut.get(kind)
      leftOut.delete(kind)
      if (!others) return
      write.apply(this, [{ leftOut: others }, words])
      holdBack()
    }
    write.apply(this, args)
    holdBack()
  }
}

function kindOf(
  [first, second]: readonly unknown[],
  level: number,
): { readonly kind: string; readonly words: string } {
  const words = [first, second].find((part) => typeof part === 'string') ?? ''
  const { call, reason, err } = (typeof first === 'object' && first !== null ? first : {}) as Fields
  return { kind: JSON.stringify([level, words, call, reason, err?.name, err?.code]), words }
}
