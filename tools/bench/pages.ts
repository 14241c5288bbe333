import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig } from 'lighthouse'
import { findChromium } from '#tools/test/chromium.ts'

const RUNS = 5
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
]

export interface PageScore {
  readonly page: string
  /** 0–100, medians of the runs */
  readonly performance: number
  readonly accessibility: number
  readonly runs: number
}

/**
 * Lighthouse's performance (desktop preset) and accessibility of each page, medians of several runs.
 * @param origin address of a running service, without a slash at the end
 */
export async function scorePages(
  origin: string,
  pages: readonly string[],
  runs = RUNS,
): Promise<PageScore[]> {
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
    const options = {
      port,
      output: 'json',
      onlyCategories: ['performance', 'accessibility'],
      logLevel: 'silent',
    } as const
    const result = await lighthouse(url, options, desktopConfig)
    performance.push((result?.lhr.categories.performance?.score ?? 0) * 100)
    accessibility.push((result?.lhr.categories.accessibility?.score ?? 0) * 100)
  }
  return { page, performance: median(performance), accessibility: median(accessibility), runs }
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * Bytes of brotli-compressed script that the home page loads before it shows: what the built index.html and the
 * modules it preloads name, with the chunks they import at once.
 */
export function firstLoadBytes(webRoot: string): number {
  const seen = new Set<string>()
  const visit = (file: string): number => {
    if (seen.has(file)) return 0
    seen.add(file)
    const source = readFileSync(path.join(webRoot, file))
    const imported = [...source.toString().matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)].map(
      (match) => `assets/${match[1]}`,
    )
    return brotliCompressSync(source).length + imported.reduce((sum, next) => sum + visit(next), 0)
  }
  const html = readFileSync(path.join(webRoot, 'index.html'), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="\/(assets\/[\w.-]+\.js)"/g)].map((match) => match[1] ?? '')
  const lazily = readdirSync(path.join(webRoot, 'assets')).filter((file) =>
    /^(HomePage|fi)-.*\.js$/.test(file),
  )
  return [...named, ...lazily.map((file) => `assets/${file}`)].reduce((sum, file) => sum + visit(file), 0)
}
