import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, type ErrorKind } from './client/ApiError.ts'
import { errorText } from './i18n/errorText.ts'
import { translate } from './i18n/useTranslate.ts'
import { showError } from './ui/toasts/toasts.ts'

/** Answers stay fresh for a minute. */
const FRESH_FOR = 60_000
/** Milliseconds after which a read that failed for no known reason is tried once more. */
const RETRY_AFTER = 500
/** Who asked too much at once, or in a moment when the service could not answer, waits so many times, as long as the service says, up to so many seconds each. */
const WAITS = 3
const LONGEST_WAIT = 10

const SHOWN_ELSEWHERE: readonly ErrorKind[] = ['result', 'session', 'declined']

/**
 * Reads that fail are told where their content would stand (`ErrorState`). Of changes, those that are an answer
 * (`kind` result) are told by the form; the rest by the banner. A refusal by the system (403) is told by the banner in
 * either case, but of a read whose page says it itself (`meta.isRefusalTold`); an expired session once, by who follows it.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, { meta }) {
        if (error instanceof ApiError && error.kind === 'forbidden' && !meta?.isRefusalTold)
          showError(errorText(translate, error))
      },
    }),
    mutationCache: new MutationCache({
      onError(error) {
        if (error instanceof ApiError && SHOWN_ELSEWHERE.includes(error.kind)) return
        showError(errorText(translate, error))
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retryDelay: (_failures, error) => (isShortWait(error) ? error.retryAfter * 1000 : RETRY_AFTER),
        retry: (failures, error) =>
          isShortWait(error)
            ? failures < WAITS
            : failures < 1 && error instanceof ApiError && error.kind === 'unexpected',
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** Whether the same read will be answered in a moment: too much was asked at once, or the service reads what changed. */
const isShortWait = (error: Error): error is ApiError =>
  error instanceof ApiError &&
  (error.status === 429 || error.status === 503) &&
  error.retryAfter > 0 &&
  error.retryAfter <= LONGEST_WAIT
