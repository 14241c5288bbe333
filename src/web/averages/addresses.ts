export const AVERAGE_RUNS_PATH = '/hallinta/rotukeskiarvot'
export const averageRunsAddress = () => ({ to: AVERAGE_RUNS_PATH }) as const
