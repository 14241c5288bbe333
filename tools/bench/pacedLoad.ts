import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { LoadRequest } from 'autocannon'

export interface PacedLoad {
  readonly url: string
  readonly requests: readonly LoadRequest[]
  /** requests a second, started on time whether or not the ones before are answered */
  readonly rate: number
  readonly seconds: number
}

/** Latencies in milliseconds, ascending, as a thread of its own sees them. Rejects at an answer that is no success. */
export async function pacedLatencies(load: PacedLoad): Promise<number[]> {
  const worker = new Worker(new URL(import.meta.url), { workerData: load })
  return new Promise((resolve, reject) => {
    worker.once('message', (latencies: number[]) => resolve(latencies))
    worker.once('error', reject)
  })
}

async function run({ url, requests, rate, seconds }: PacedLoad): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const count = rate * seconds
  const start = performance.now()
  const answers: Promise<number>[] = []
  for (let index = 0; index < count; index++) {
    const due = start + (index * 1000) / rate
    await sleep(Math.max(0, due - performance.now()))
    answers.push(latencyOf(url, requests[index % requests.length]!, agent))
  }
  const latencies = await Promise.all(answers)
  agent.destroy()
  return latencies.toSorted((a, b) => a - b)
}

function latencyOf(url: string, { method, path, headers, body }: LoadRequest, agent: Agent): Promise<number> {
  const sent = performance.now()
  return new Promise((resolve, reject) => {
    const call = request(new URL(path, url), { method, headers, agent }, (answer) => {
      answer.resume().once('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - sent)
        else reject(new Error(`${path}: ${answer.statusCode}`))
      })
    })
    call.once('error', reject).end(body)
  })
}

if (!isMainThread) parentPort!.postMessage(await run(workerData as PacedLoad))
