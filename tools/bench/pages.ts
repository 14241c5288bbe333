import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig } from 'lighthouse'
import { buildWeb } from '#cli/webBuild.ts'
import { loadConfig } from '#server/config.ts'
import { startService } from '#server/main.ts'
import { findChromium } from '#tools/test/chromium.ts'
import { onServer, startTestServer, withDatabase } from '#tools/test/server.ts'
import { median } from './median.ts'
import { publicPages } from './publicPages.ts'

const RUNS = 3
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
]

interface PageScore {
  /** 0–100, medians of the runs */
  readonly performance: number
  readonly accessibility: number
  /** performance of the best run: what else a machine does only slows a page */
  readonly best: number
}

const MAX_FIRST_LOAD = 150_000
const MIN_PERFORMANCE = 95
const WEB_ROOT = path.resolve(import.meta.dirname, '../../dist/web')

/**
 * Tells the first load, and as they come the scores of every public page, on a service of its own with the small demo club:
 * Lighthouse's performance (desktop preset) and accessibility, medians of several runs.
 */
export async function benchPages(log: (line: string) => void): Promise<void> {
  const chromePath = findChromium()
  if (!chromePath) throw new Error('Lighthouse needs Chromium: install it or set CHROMIUM_PATH')
  await buildWeb(() => undefined)
  log(
    `first load of the home page: ${(firstLoadBytes(WEB_ROOT) / 1000).toFixed(1)} kB of compressed script (≤ ${MAX_FIRST_LOAD / 1000})`,
  )
  const chrome = await launch({ chromePath, chromeFlags: FLAGS })
  const server = await startTestServer()
  const name = `${server.prefix}_pages`
  await onServer(server.url, `create database ${name}`)
  const config = loadConfig({ PORT: '0', DEMO: 'small', RATE_BURST: '1000000000' })
  const databaseUrl = withDatabase(server.url, name)
  const service = await startService({ ...config, databaseUrl }, () => undefined)
  try {
    for (const page of await publicPages(service.address))
      log(lineOf(page, await scorePage(`${service.address}${page}`, chrome.port)))
  } finally {
    await chrome.kill()
    await service.stop()
    await server.stop()
  }
}

const lineOf = (page: string, { performance, best, accessibility }: PageScore) =>
  `${page}: performance ${performance.toFixed(0)}, at best ${best.toFixed(0)} (≥ ${MIN_PERFORMANCE}), accessibility ${accessibility.toFixed(0)} (100), median of ${RUNS}`

async function scorePage(url: string, port: number): Promise<PageScore> {
  const performance: number[] = []
  const accessibility: number[] = []
  for (let run = 0; run < RUNS; run++) {
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
  return { performance: median(performance), best, accessibility: median(accessibility) }
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
