export const POPULATION_PATH = '/rotu/{-$rotu}'
/** @param rotu code of a breed; without it the breed is chosen */
export const populationAddress = (rotu?: string) => ({ to: POPULATION_PATH, params: { rotu } }) as const
