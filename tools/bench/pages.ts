import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig } from 'lighthouse'
import { buildWeb } from '#cli/webBuild.ts'
import type { PastTrials } from '#contract/calendar.ts'
import type { HomeNews } from '#contract/news.ts'
import { loadConfig } from '#server/config.ts'
import { startService } from '#server/main.ts'
import { findChromium } from '#tools/test/chromium.ts'
import { regnrPath } from '#tools/test/regnrPath.ts'
import { onServer, startTestServer, withDatabase } from '#tools/test/server.ts'
import { median } from './median.ts'

const RUNS = 5
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
]

interface PageScore {
  readonly page: string
  /** 0–100, medians of the runs */
  readonly performance: number
  readonly accessibility: number
  /** performance of the best run: what else a machine does only slows a page */
  readonly best: number
  readonly runs: number
}

export interface PageBench {
  readonly firstLoad: number
  readonly scores: readonly PageScore[]
}

const MAX_FIRST_LOAD = 150_000
const MIN_PERFORMANCE = 95
const WEB_ROOT = path.resolve(import.meta.dirname, '../../dist/web')

/** Scores every page of the public part on a service of its own with the small demo club. */
export async function benchPages(): Promise<PageBench> {
  await buildWeb(() => undefined)
  const server = await startTestServer()
  const name = `${server.prefix}_pages`
  await onServer(server.url, `create database ${name}`)
  const config = loadConfig({ PORT: '0', DEMO: 'small', RATE_BURST: '1000000000' })
  const databaseUrl = withDatabase(server.url, name)
  const service = await startService({ ...config, databaseUrl }, () => undefined)
  try {
    return {
      firstLoad: firstLoadBytes(WEB_ROOT),
      scores: await scorePages(service.address, await publicPages(service.address)),
    }
  } finally {
    await service.stop()
    await server.stop()
  }
}

/** Every public page, with the dogs of the newest litter of the demo. */
async function publicPages(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/news`)
  const { litters } = (await answer.json()) as HomeNews
  const litter = litters[0]
  if (!litter) throw new Error('the demo club has no litter to look at')
  const sire = regnrPath(litter.sire.regnr)
  const pair = new URLSearchParams({ sire: litter.sire.regnr, dam: litter.dam.regnr })
  const past = await fetch(`${origin}/api/trials`)
  const { trials } = (await past.json()) as PastTrials
  const trial = trials.find(({ dogs }) => dogs > 0)
  if (!trial) throw new Error('the demo club has no trial to look at')
  return [
    '/',
    '/haku?q=vom',
    `/koira/${sire}`,
    `/sukutaulu/${sire}`,
    `/pentue?${pair}`,
    '/koekalenteri',
    '/kokeet',
    `/kokeet/${trial.date}/${trial.kaerNr}`,
    '/tuomarit',
    '/notfound',
  ]
}

export function pageBenchLines({ firstLoad, scores }: PageBench): string[] {
  const load = `first load of the home page: ${(firstLoad / 1000).toFixed(1)} kB of compressed script (≤ ${MAX_FIRST_LOAD / 1000})`
  const rows = scores.map(
    ({ page, performance, best, accessibility, runs }) =>
      `${page}: performance ${performance.toFixed(0)}, at best ${best.toFixed(0)} (≥ ${MIN_PERFORMANCE}), accessibility ${accessibility.toFixed(0)} (100), median of ${runs}`,
  )
  return [load, ...rows]
}

/**
 * Lighthouse's performance (desktop preset) and accessibility of each page, medians of several runs.
 * @param origin address of a running service, without a slash at the end
 */
async function scorePages(origin: string, pages: readonly string[], runs = RUNS): Promise<PageScore[]> {
  const chromePath = findChromium()
  if (!chromePath) throw new Error('Lighthouse needs Chromium: install it or set CHROMIUM_PATH')
  const chrome = await launch({ chromePath, chromeFlags: FLAGS })
  try {
    const scores: PageScore[] = []
    for (const page of pages) scores.push(await scorePage(`${origin}${page}`, page, chrome.port, runs))
    return scores
  } finally {
    await chrome.kill()
  }
}

async function scorePage(url: string, page: string, port: number, runs: number): Promise<PageScore> {
  const performance: number[] = []
  const accessibility: number[] = []
  for (let run = 0; run < runs; run++) {
    const flags = {
      port,
      output: 'json' as const,
      onlyCategories: ['performance', 'accessibility'],
      logLevel: 'silent' as const,
      // The page of an unknown address answers 404, as it must.
      ignoreStatusCode: true,
    }
    const result = await lighthouse(url, flags, desktopConfig)
    performance.push((result?.lhr.categories.performance?.score ?? 0) * 100)
    accessibility.push((result?.lhr.categories.accessibility?.score ?? 0) * 100)
  }
  const best = Math.max(...performance)
  return { page, performance: median(performance), best, accessibility: median(accessibility), runs }
}

/**
 * Bytes of brotli-compressed script that the home page loads before it shows: what the built index.html and the
 * modules it preloads name, with the chunks they import at once.
 */
function firstLoadBytes(webRoot: string): number {
  const visited = new Set<string>()
  const visit = (file: string): number => {
    if (visited.has(file)) return 0
    visited.add(file)
    const source = readFileSync(path.join(webRoot, file))
    const imported = [...source.toString().matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)].map(
      (match) => `assets/${match[1]}`,
    )
    return brotliCompressSync(source).length + imported.reduce((sum, next) => sum + visit(next), 0)
  }
  const html = readFileSync(path.join(webRoot, 'index.html'), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="\/(assets\/[\w.-]+\.js)"/g)].map((match) => match[1] ?? '')
  const lazily = readdirSync(path.join(webRoot, 'assets')).filter((file) =>
    /^(visited-HomePage|fi)-.*\.js$/.test(file),
  )
  if (lazily.length !== 2) throw new Error('the first load of the home page is in other files than these')
  return [...named, ...lazily.map((file) => `assets/${file}`)].reduce((sum, file) => sum + visit(file), 0)
}
