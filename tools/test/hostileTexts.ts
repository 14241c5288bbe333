/** Texts that patterns, normalizations and searches are slow at, of about so many bytes as UTF-8. */
export const HOSTILE_TEXTS: Readonly<Record<string, (bytes: number) => string>> = Object.fromEntries(
  [
    ['digits', '9'],
    ['letters and hyphens', 'a-'],
    ['per cent', '%'],
    ['underscores', '_'],
    ['brackets', '[({<'],
    ['combining marks', '\u0301\u0327'],
    ['zero-width signs', '\u200b\u200d'],
    ['mixed scripts', 'aаαא漢'],
    ['dots and at signs', 'a.@'],
    ['spaces and slashes', ' / '],
  ].map(([name, unit]) => [
    name,
    (bytes: number) => unit!.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(unit!)))),
  ]),
)

export const LARGE = 60_000
const SMALL = LARGE / 4
/** How many times longer a text of four times the size may take: more than linear, less than quadratic. */
const MAX_RATIO = 8
/** Milliseconds below which a measurement is noise. */
const NOISE_MS = 100

/**
 * What is wrong with how the time of some work grows from a small to a large text; undefined: nothing. Times are compared with each
 * other only; what is done at once is not measured a second time.
 * @param work does it with a text of so many bytes, and tells how many milliseconds were felt
 */
export async function growthFault(
  work: (bytes: number) => number | Promise<number>,
  sizes: { readonly small: number; readonly large: number } = { small: SMALL, large: LARGE },
): Promise<string | undefined> {
  if ((await work(sizes.large)) < NOISE_MS) return undefined
  // A busy machine can slow one measurement down: only what a second one shows too is a fault.
  return (await measured(work, sizes)) && (await measured(work, sizes))
}

async function measured(
  work: (bytes: number) => number | Promise<number>,
  sizes: { readonly small: number; readonly large: number },
): Promise<string | undefined> {
  const large: number[] = []
  const small: number[] = []
  for (let turn = 0; turn < 5; turn++) {
    small.push(await work(sizes.small))
    large.push(await work(sizes.large))
  }
  // A busy machine slows some turns down and speeds none up: the fastest tells how long the work takes.
  const [less, more] = [Math.min(...small), Math.min(...large)]
  return more > NOISE_MS && more > MAX_RATIO * less
    ? `${more.toFixed(1)} ms, a quarter of it ${less.toFixed(1)} ms`
    : undefined
}
