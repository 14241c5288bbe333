import type { LinkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { calendarAddress } from '../../calendar/addresses.ts'
import { ApiError, isForbidden, isNotFound } from '../../client/ApiError.ts'
import { useModule } from '../../client/service.ts'
import { errorText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { searchAddress } from '../../search/addresses.ts'
import { PageTitle } from '../layout/PageTitle.tsx'
import { LinkButton } from '../links/AppLink.tsx'
import { ErrorState } from './ErrorState.tsx'
import { NotFound } from './NotFound.tsx'

/** Another page, with its name. */
export interface Elsewhere {
  readonly to: LinkOptions
  readonly name: string
}

interface Props {
  error: unknown
  /** the page's name as long as nothing is known of what it shows */
  heading: string
  /** said of a failure instead of the error's own sentence */
  title?: string
  onRetry: () => void
  /** the list that holds its like, offered first where it is not found */
  list?: Elsewhere
  /** stands instead of what every page says where it is not found */
  notFound?: ReactNode
}

/** A page that has nothing to show: the ways on where there is no such thing, else what to do now. */
export function PageFailure({ error, heading, title, onRetry, list, notFound }: Props) {
  const t = useTranslate()
  const hasTrials = useModule('kaer')
  // The page of the whole router says who can help: whom to ask is no matter of the ground.
  if (isForbidden(error)) throw error
  if (!isNotFound(error)) {
    return (
      <>
        <PageTitle title={heading} />
        <ErrorState error={error} title={title} onRetry={onRetry} />
      </>
    )
  }
  return (
    notFound ?? (
      <NotFound
        title={
          error instanceof ApiError && error.status === 404 ? errorText(t, error) : t('errors.NOT_FOUND')
        }
        help={t('shell.notFoundHelp')}
        ways={
          <>
            {list && (
              <LinkButton {...list.to} variant="contained">
                {list.name}
              </LinkButton>
            )}
            <LinkButton {...searchAddress()} variant="outlined">
              {t('shell.notFoundSearch')}
            </LinkButton>
            {!list && hasTrials && (
              <LinkButton {...calendarAddress()} variant="outlined">
                {t('shell.nav.calendar')}
              </LinkButton>
            )}
          </>
        }
      />
    )
  )
}
