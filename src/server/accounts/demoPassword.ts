/** The common password of all demo accounts; they work in the local demo only. */
export const DEMO_PASSWORD = 'esittely-1'
