import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { LinkButton } from '../links/AppLink.tsx'
import { Card, Heading, Row } from './parts.ts'

interface Props {
  title: string
  /** the page without the form */
  back: Pick<LinkProps, 'to' | 'params' | 'search'>
  children: ReactNode
}

/** A form that opens where its record stands. */
export function Editing({ title, back, children }: Props) {
  const t = useTranslate()
  return (
    <Card>
      <Row mb={2} align="baseline">
        <Heading>{title}</Heading>
        <LinkButton {...back} size="small" resetScroll={false}>
          {t('common.close')}
        </LinkButton>
      </Row>
      {children}
    </Card>
  )
}
