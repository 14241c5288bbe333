import { freePort } from '#server/platform/embedded/serverProcess.ts'

/** Ports that nobody listens on now, each another. */
export async function freePorts<const Names extends readonly string[]>(
  ...names: Names
): Promise<Record<Names[number], number>> {
  const ports = new Map<string, number>()
  for (const name of names) {
    let port = await freePort()
    while ([...ports.values()].includes(port)) port = await freePort()
    ports.set(name, port)
  }
  return Object.fromEntries(ports) as Record<Names[number], number>
}

/** A service's address on this machine. */
export const localAddress = (port: number): string => `http://127.0.0.1:${port}`
