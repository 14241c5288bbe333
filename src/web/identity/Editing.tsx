import type { ReactNode } from 'react'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Card, Heading, Row } from '../ui/layout/parts.ts'
import { LinkButton } from '../ui/links/AppLink.tsx'
import type { IdentityAddress } from './addresses.ts'

interface Props {
  title: string
  /** the page without the form */
  back: IdentityAddress
  children: ReactNode
}

/** A form that opens where its record stands. */
export function Editing({ title, back, children }: Props) {
  const t = useTranslate()
  return (
    <Card>
      <Row mb={2}>
        <Heading>{title}</Heading>
        <LinkButton {...back} size="small" resetScroll={false}>
          {t('common.close')}
        </LinkButton>
      </Row>
      {children}
    </Card>
  )
}
