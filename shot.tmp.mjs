// node shot.mjs OUT ACCOUNT|- WIDTHxHEIGHT LANG PATH...  ; on 8090 with the demo's address from up.log

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire('/tmp/kk/me/package.json')
const { chromium } = require('playwright-core')
const [out, account, size, lang, ...paths] = process.argv.slice(2)
const address = readFileSync('/tmp/kk/up.log', 'utf8').match(/http:\S+#demo=\S+/)[0]
const [width, height] = size.split('x').map(Number)
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
})
const ctx = await b.newContext({ viewport: { width, height }, locale: lang })
const p = await ctx.newPage()
p.on(
  'console',
  (m) => ['error', 'warning'].includes(m.type()) && console.log(m.type(), m.text().slice(0, 200)),
)
const base = address.split('#')[0]
if (account !== '-') {
  await p.goto(address)
  await p.waitForTimeout(1500)
  const r = await p
    .evaluate(async (u) => {
      const token = document.cookie.match(/csrf-token=([^;]+)/)[1]
      const x = await fetch('/api/signin', {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-csrf-token': decodeURIComponent(token),
        },
        body: new URLSearchParams({ username: u, password: 'esittely-1' }).toString(),
      })
      return x.status + ' ' + (await x.text()).slice(0, 200)
    }, account)
    .catch((e) => e.message)
  console.log(r)
}
let i = 0
for (const path of paths) {
  await p.goto(base.replace(/\/$/, '') + path + (path.includes('?') ? '&' : '?') + 'lang=' + lang)
  await p.waitForLoadState('networkidle').catch(() => {})
  await p.waitForTimeout(800)
  await p.screenshot({ path: `${out}-${i++}.png`, fullPage: true })
}
await b.close()
