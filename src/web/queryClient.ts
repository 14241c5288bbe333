import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, type ErrorKind } from './client/ApiError.ts'
import { errorText } from './i18n/errorText.ts'
import { i18n } from './i18n/i18n.ts'
import { showError } from './ui/toasts.ts'

/** Answers stay fresh for a minute; a failed read is tried once more only when trying again can help. */
const FRESH_FOR = 60_000

const SHOWN_ELSEWHERE: readonly ErrorKind[] = ['result', 'session']

/**
 * Reads that fail are told where their content would stand (`ErrorState`). Of changes, those that are an answer
 * (`kind` result) are told by the form; the rest by the banner. A refusal by the system (403) is told by the banner in
 * either case; an expired session once, by who follows it.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        if (error instanceof ApiError && error.kind === 'forbidden') showError(errorText(i18n.t, error))
      },
    }),
    mutationCache: new MutationCache({
      onError(error) {
        if (error instanceof ApiError && SHOWN_ELSEWHERE.includes(error.kind)) return
        showError(errorText(i18n.t, error))
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retryDelay: 500,
        retry: (failures, error) => failures < 1 && error instanceof ApiError && error.kind === 'unexpected',
      },
      mutations: { networkMode: 'always' },
    },
  })
}
