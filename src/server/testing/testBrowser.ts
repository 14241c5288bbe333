import { solveChallenge } from 'altcha-lib/v1'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { CaptchaChallenge } from '#contract/accounts.ts'
import { CAPTCHA_HEADER, CSRF_HEADER } from '#contract/headers.ts'

export interface BrowserOptions {
  readonly userAgent?: string
  /** where it calls from; default 127.0.0.1 */
  readonly address?: string
}

interface Sent {
  readonly headers?: Record<string, string>
  /** leaves the anti-forgery header out */
  readonly withoutToken?: boolean
  /** solves a challenge first */
  readonly captcha?: boolean
}

/** Calls the service as a browser does: keeps its cookies and repeats the anti-forgery token. */
export class TestBrowser {
  readonly cookies = new Map<string, string>()
  readonly #app: FastifyInstance
  readonly #options: BrowserOptions

  constructor(app: FastifyInstance, options: BrowserOptions = {}) {
    this.#app = app
    this.#options = options
  }

  get(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.#send('GET', url, undefined, undefined, { headers })
  }

  json(url: string, body: unknown, sent: Sent = {}): Promise<LightMyRequestResponse> {
    return this.#send('POST', url, 'application/json', JSON.stringify(body), sent)
  }

  text(url: string, body: string, sent: Sent = {}): Promise<LightMyRequestResponse> {
    return this.#send('POST', url, 'text/plain', body, sent)
  }

  form(url: string, fields: Record<string, string>, sent: Sent = {}): Promise<LightMyRequestResponse> {
    const body = new URLSearchParams(fields).toString()
    return this.#send('POST', url, 'application/x-www-form-urlencoded', body, sent)
  }

  /** A POST whose body is a file. */
  file(url: string, type: string, content: Buffer, sent: Sent = {}): Promise<LightMyRequestResponse> {
    return this.#send('POST', url, type, content, sent)
  }

  /** A POST whose body is written already. */
  post(url: string, type: string, body: string): Promise<LightMyRequestResponse> {
    return this.#send('POST', url, type, body, {})
  }

  /** A POST without a body. */
  command(url: string, sent: Sent = {}): Promise<LightMyRequestResponse> {
    return this.#send('POST', url, undefined, undefined, sent)
  }

  signIn(username: string, password: string, sent: Sent = {}): Promise<LightMyRequestResponse> {
    return this.form('/api/signin/', { username, password }, sent)
  }

  /** A solved challenge, as the header takes it. */
  async solved(): Promise<string> {
    const challenge = (await this.get('/api/captcha')).json<CaptchaChallenge>()
    const { algorithm, maxnumber, salt, signature } = challenge
    const solution = await solveChallenge(challenge.challenge, salt, algorithm, maxnumber).promise
    const payload = { algorithm, challenge: challenge.challenge, number: solution?.number, salt, signature }
    return Buffer.from(JSON.stringify(payload)).toString('base64')
  }

  async #send(
    method: 'GET' | 'POST',
    url: string,
    type: string | undefined,
    payload: string | Buffer | undefined,
    { headers = {}, withoutToken, captcha }: Sent,
  ): Promise<LightMyRequestResponse> {
    if (method === 'POST' && !this.cookies.has('csrf-token')) await this.get('/api/alive/')
    const token = this.cookies.get('csrf-token')
    const answer = await this.#app.inject({
      method,
      url,
      payload,
      remoteAddress: this.#options.address,
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(type && { 'content-type': type }),
        ...(this.#options.userAgent && { 'user-agent': this.#options.userAgent }),
        ...(method === 'POST' && token && !withoutToken && { [CSRF_HEADER]: token }),
        ...(captcha && { [CAPTCHA_HEADER]: await this.solved() }),
        ...headers,
      },
    })
    this.#keep(answer)
    return answer
  }

  #keep(answer: LightMyRequestResponse): void {
    for (const { name, value, expires, maxAge } of answer.cookies) {
      const gone = value === '' || maxAge === 0 || (expires !== undefined && expires.getTime() === 0)
      if (gone) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}
