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
  // A page of a journey is left before it has made up for being optimised: it takes a quarter of the processor's time.
  '--js-flags=--no-turbofan --no-maglev',
]

let shared: Browser | undefined

/** The browser of this process, which starts it once and takes it along when it ends: test files take turns with it. */
export async function sharedBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await launchBrowser()
  return shared
}

/** A headless Chromium that talks to nobody but the pages it is sent to. */
async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('there is no Chromium: run npm test, or set CHROMIUM_PATH')
  // Chromium's own sandbox does not work for root.
  const chromiumSandbox = process.geteuid?.() !== 0
  return chromium.launch({ executablePath, args: quiet, chromiumSandbox })
}
