/** A registration number stands in 1–4 segments, each percent-encoded by the router. */
export const DOG_PATH = '/koira/$'
export const dogAddress = (regnr: string) => ({ to: DOG_PATH, params: { _splat: regnr } }) as const
