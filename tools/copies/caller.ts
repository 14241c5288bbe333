import { CSRF_HEADER } from '#contract/headers.ts'

/** What came back; status 0: no answer at all. */
export interface Answer {
  readonly status: number
  readonly body: string
}

/** Longer than whatever the service or a proxy waits for. */
const PATIENCE = 150_000

/** Calls the service over HTTP as a browser does: keeps its cookies and repeats the anti-forgery token. */
export class Caller {
  readonly #origin: string
  readonly #cookies: Map<string, string>

  constructor(origin: string, cookies: ReadonlyMap<string, string> = new Map()) {
    this.#origin = origin
    this.#cookies = new Map(cookies)
  }

  /** The same browser, calling another address of the service. */
  at(origin: string): Caller {
    return new Caller(origin, this.#cookies)
  }

  async signIn(username: string, password: string): Promise<void> {
    await this.get('/api/alive/')
    const form = new URLSearchParams({ username, password }).toString()
    const { status, body } = await this.post('/api/signin/', form, 'application/x-www-form-urlencoded')
    if (status !== 200) throw new Error(`signing in answered ${status}: ${body}`)
  }

  get(path: string): Promise<Answer> {
    return this.#send(path, { method: 'GET' })
  }

  post(path: string, body: string, type: string): Promise<Answer> {
    const token = this.#cookies.get('csrf-token') ?? ''
    const headers = { 'content-type': type, [CSRF_HEADER]: token }
    return this.#send(path, { method: 'POST', headers, body })
  }

  json(path: string, body: object): Promise<Answer> {
    return this.post(path, JSON.stringify(body), 'application/json')
  }

  async #send(path: string, init: RequestInit & { headers?: Record<string, string> }): Promise<Answer> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    try {
      const answer = await fetch(new URL(path, this.#origin), {
        ...init,
        headers: { ...init.headers, cookie },
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE),
      })
      this.#keep(answer.headers.getSetCookie())
      return { status: answer.status, body: await answer.text() }
    } catch (error) {
      const { message, cause } = error as Error
      return { status: 0, body: `${message} ${String(cause ?? '')}` }
    }
  }

  #keep(cookies: readonly string[]): void {
    for (const cookie of cookies) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (name && value) this.#cookies.set(name, value)
    }
  }
}
