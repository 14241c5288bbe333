const INTERRUPTED = 130

/** What has been started and is to be stopped, the last first; also where the command is interrupted. */
export class Undo {
  readonly #steps: (() => unknown)[] = []

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void this.all().finally(() => process.exit(INTERRUPTED)))
  }

  add(step: () => unknown): void {
    this.#steps.push(step)
  }

  async all(): Promise<void> {
    for (const step of this.#steps.splice(0).reverse()) await step()
  }
}
