import type { Progress } from '#server/main.ts'
import type { Io } from './io.ts'

const eraseRest = '\u001b[K'

/** Shows how far long work has come: one line redrawn in place on a terminal, a line for each tenth elsewhere. */
export function progressDisplay(io: Pick<Io, 'stderr'>): Progress {
  const { stderr } = io
  let shown = ''
  return (done, total, label) => {
    const share = total > 0 ? Math.min(done / total, 1) : 1
    const step = stderr.isTTY ? 1 : 10
    const text = `${label} ${Math.floor((share * 100) / step) * step} %`
    if (text === shown) return
    shown = text
    stderr.write(stderr.isTTY ? `\r${text}${eraseRest}${share === 1 ? '\n' : ''}` : `${text}\n`)
  }
}
