import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0'
const IPHONE = '(iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`(Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome · Windows'],
  [`(Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/141.0.0.0`, 'Edge · Windows'],
  [`(Linux; Android 10; K) ${CHROME} Mobile Safari/537.36 EdgA/141.0.0.0`, 'Edge · Android'],
  [`(X11; Linux x86_64) ${CHROME} Safari/537.36 OPR/126.0.0.0`, 'Opera · Linux'],
  [`${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1 OPT/6.1.2`, 'Opera · iPhone'],
  [
    `(Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet · Android',
  ],
  ['(X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  [`${IPHONE} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, 'Firefox · iPhone'],
  [`${IPHONE} CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1`, 'Chrome · iPhone'],
  [`(X11; Linux x86_64) ${CHROME.replace('Chrome', 'HeadlessChrome')} Safari/537.36`, 'Chrome · Linux'],
  [`(X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'Chrome · ChromeOS'],
  [
    '(Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    'Safari · macOS',
  ],
  [`${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`, 'Safari · iPhone'],
])('reads %s as %s', (rest, device) => {
  expect(deviceOf(`Mozilla/5.0 ${rest}`)).toBe(device)
})

test('gives no name to a device that tells nothing of itself', () => {
  expect(deviceOf('curl/8.14.1')).toBe('')
  expect(deviceOf('')).toBe('')
})
