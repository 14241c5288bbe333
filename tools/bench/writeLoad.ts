import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

/** One writer's next request; each writer has its own thing to write on, so that its writes follow each other. */
type NextWrite = (
  writer: number,
  round: number,
) => {
  readonly path: string
  readonly body: unknown
}

export interface WriteLoad {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly writers: number
  readonly seconds: number
  readonly next: NextWrite
}

export interface Written {
  /** answers a second */
  readonly throughput: number
  /** milliseconds within which 95 % of the answers came */
  readonly p95: number
}

/** So many writers at once, each sending its next write when the one before is answered. Rejects at an answer that is no success. */
export async function loadWrites(load: WriteLoad): Promise<Written> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.writers })
  const start = performance.now()
  const end = start + load.seconds * 1000
  const writer = async (index: number): Promise<number[]> => {
    const latencies: number[] = []
    for (let round = 0; performance.now() < end; round++) {
      const { took } = await send(load, agent, load.next(index, round))
      latencies.push(took)
    }
    return latencies
  }
  const all = await Promise.all(Array.from({ length: load.writers }, (_, index) => writer(index)))
  agent.destroy()
  const latencies = all.flat().toSorted((a, b) => a - b)
  return {
    throughput: latencies.length / ((performance.now() - start) / 1000),
    p95: latencies[Math.floor(latencies.length * 0.95)]!,
  }
}

export interface RushLoad {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly path: string
  /** one for each who writes */
  readonly bodies: readonly unknown[]
}

export interface Rush {
  /** milliseconds within which 95 % of the answers came */
  readonly p95: number
  /** until the last answer */
  readonly seconds: number
  /** in the order of the bodies */
  readonly answers: readonly string[]
}

/** Sends everything at once, on a connection each. Rejects at an answer that is no success. */
export async function sendAtOnce({ url, headers, path, bodies }: RushLoad): Promise<Rush> {
  const agent = new Agent({ keepAlive: true, maxSockets: bodies.length })
  const start = performance.now()
  const sent = await Promise.all(bodies.map((body) => send({ url, headers }, agent, { path, body })))
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  const latencies = sent.map(({ took }) => took).toSorted((a, b) => a - b)
  return {
    p95: latencies[Math.floor(latencies.length * 0.95)]!,
    seconds,
    answers: sent.map(({ answer }) => answer),
  }
}

/** @returns the answer and the milliseconds that it took */
function send(
  { url, headers }: Pick<WriteLoad, 'url' | 'headers'>,
  agent: Agent,
  { path, body }: ReturnType<NextWrite>,
): Promise<{ readonly answer: string; readonly took: number }> {
  const sent = performance.now()
  return new Promise((resolve, reject) => {
    const call = request(
      new URL(path, url),
      { method: 'POST', agent, headers: { ...headers, 'content-type': 'application/json' } },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.once('end', () => {
          const answer = Buffer.concat(parts).toString()
          if (response.statusCode === 200) resolve({ answer, took: performance.now() - sent })
          else reject(new Error(`${path}: ${response.statusCode} ${answer}`))
        })
      },
    )
    call.once('error', reject).end(JSON.stringify(body))
  })
}
