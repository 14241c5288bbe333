/** The part of autocannon that the benchmarks use; the package has no types. */
declare module 'autocannon' {
  export interface LoadRequest {
    method: 'GET' | 'POST'
    path: string
    headers?: Record<string, string>
    body?: string
  }

  export interface LoadOptions {
    url: string
    requests: LoadRequest[]
    connections: number
    /** threads that make the load */
    workers?: number
    /** seconds */
    duration: number
    /** requests a second in all; absent: as many as are answered */
    overallRate?: number
  }

  export interface LoadResult {
    errors: number
    '2xx': number
    non2xx: number
    /** answers by their status */
    statusCodeStats: Readonly<Record<string, { readonly count: number }>>
    requests: { average: number }
  }

  export default function autocannon(options: LoadOptions): Promise<LoadResult>
}
