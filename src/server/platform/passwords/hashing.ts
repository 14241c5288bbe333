import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { WorkQueue } from '../workQueue.ts'

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>

/** The work of a hash: memory in KiB. */
export interface HashCost {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** OWASP's smallest recommended setting: 19 MiB, two passes, one lane. */
const COST: HashCost = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32
/** Hashing takes a core each; one core stays for everything else. */
const CONCURRENCY = Math.max(1, Math.min(2, availableParallelism() - 1))
const FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/**
 * Argon2id on Node's thread pool, a few at once and a bounded queue, so that signing in never starves other requests.
 * Hashes are in the usual text form (`$argon2id$v=19$m=…,t=…,p=…$salt$hash`), so their cost may be raised later.
 */
export class PasswordHasher {
  readonly #turns: WorkQueue
  readonly #cost: HashCost
  /** A hash of no password, for the work where there is no account. */
  readonly #decoy: string

  constructor(longestQueue: number, cost: HashCost = COST) {
    this.#turns = new WorkQueue({ atOnce: CONCURRENCY, longestQueue })
    this.#cost = cost
    this.#decoy = textForm(cost, Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES))
  }

  /** @throws AppError BUSY when too many wait already */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES)
    const hash = await this.#derive(password, salt, this.#cost, HASH_BYTES)
    return textForm(this.#cost, salt, hash)
  }

  /**
   * Whether it is the password of the hash. Without a hash it is not, after the same work, so that the time taken tells nothing.
   * @throws AppError BUSY when too many wait already
   */
  async verify(hash: string | null | undefined, password: string): Promise<boolean> {
    const parts = FORMAT.exec(hash ?? this.#decoy)
    if (!parts) throw new Error('A stored password hash is not argon2id')
    const [, memory, passes, parallelism, salt, expected] = parts
    const expectedHash = Buffer.from(expected!, 'base64')
    const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
    const actualHash = await this.#derive(password, Buffer.from(salt!, 'base64'), cost, expectedHash.length)
    return timingSafeEqual(actualHash, expectedHash) && typeof hash === 'string'
  }

  #derive(password: string, nonce: Buffer, cost: HashCost, tagLength: number): Promise<Buffer> {
    const message = password.normalize('NFC')
    return this.#turns.take(() => derive('argon2id', { message, nonce, tagLength, ...cost }))
  }
}

function textForm({ memory, passes, parallelism }: HashCost, salt: Buffer, hash: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`
}

/** Base64 without its padding, as the text form has it. */
function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
