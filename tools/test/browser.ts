import { type Browser, chromium } from 'playwright-core'
import { findChromium } from './chromium.ts'

const quiet = [
  // Where there is none, drawing on a made-up one costs more than the pages do.
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

/** A headless Chromium that talks to nobody but the pages it is sent to. Close it in afterAll. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('there is no Chromium: run npm test, or set CHROMIUM_PATH')
  // Chromium's own sandbox does not work for root.
  const chromiumSandbox = process.geteuid?.() !== 0
  return chromium.launch({ executablePath, args: quiet, chromiumSandbox })
}
