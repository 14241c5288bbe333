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
      latencies.push(await send(load, agent, index, round))
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

function send(
  { url, headers, next }: WriteLoad,
  agent: Agent,
  writer: number,
  round: number,
): Promise<number> {
  const { path, body } = next(writer, round)
  const sent = performance.now()
  return new Promise((resolve, reject) => {
    const call = request(
      new URL(path, url),
      { method: 'POST', agent, headers: { ...headers, 'content-type': 'application/json' } },
      (answer) => {
        answer.resume().once('end', () => {
          if (answer.statusCode === 200) resolve(performance.now() - sent)
          else reject(new Error(`${path}: ${answer.statusCode}`))
        })
      },
    )
    call.once('error', reject).end(JSON.stringify(body))
  })
}
