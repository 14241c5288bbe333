import type { CallbackReading, PaymentProvider } from './provider/provider.types.ts'

/** Whom a trial is of. */
interface OfClub {
  readonly club: { readonly id: number }
}

/** A message that came to the callback address, with the provider whose it is. */
interface ProviderMessage {
  readonly provider: PaymentProvider
  readonly reading: CallbackReading
}

/** Who takes card payments: the service's own account, and those that organiser clubs have. */
export class PaymentProviders {
  readonly #service: PaymentProvider | null
  readonly #ofClubs: ReadonlyMap<number, readonly PaymentProvider[]>
  readonly #byName: ReadonlyMap<string, PaymentProvider>

  /**
   * @param service null: only clubs with an account of their own take cards
   * @param ofClubs by id of the club; the first takes new payments, the others answer for earlier ones
   */
  constructor(
    service: PaymentProvider | null,
    ofClubs: ReadonlyMap<number, readonly PaymentProvider[]> = new Map(),
  ) {
    this.#service = service
    this.#ofClubs = ofClubs
    const all = [...(service ? [service] : []), ...[...ofClubs.values()].flat()]
    this.#byName = new Map(all.map((provider) => [provider.name, provider]))
  }

  /** Through whom the entries of a trial are paid by card; null: nobody. */
  ofTrial({ club }: OfClub): PaymentProvider | null {
    return this.#ofClubs.get(club.id)?.[0] ?? this.#service
  }

  /** The one that a payment went through; undefined: its account does not stand in the settings any more, or it came by bank transfer. */
  named(name: string): PaymentProvider | undefined {
    return this.#byName.get(name)
  }

  /** Where reports of settlements are fetched; null: nobody takes cards. */
  get panel(): string | null {
    return [...this.#byName.values()][0]?.panel ?? null
  }

  /** Names of all. */
  get names(): readonly string[] {
    return [...this.#byName.keys()]
  }

  /** Whose message came to the callback address, by the key that signed it; undefined: nobody takes cards. */
  read(query: Readonly<Record<string, unknown>>): ProviderMessage | undefined {
    const messages = [...this.#byName.values()].map((provider) => ({
      provider,
      reading: provider.readCallback(query),
    }))
    const isSigned = ({ reading }: ProviderMessage) => reading.valid || reading.reason !== 'wrongSignature'
    return messages.find(({ reading }) => reading.valid) ?? messages.find(isSigned) ?? messages[0]
  }
}
