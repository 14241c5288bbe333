import { Text } from '../ui/layout/parts.ts'
import { MailLink, PhoneLink } from '../ui/links/ContactLinks.tsx'

interface Props {
  trial: {
    readonly club: string
    readonly organiserEmail: string | null
    readonly organiserPhone: string | null
  }
}

/** Who organises a trial, and how to reach them. */
export function OrganiserContact({ trial: { club, organiserEmail, organiserPhone } }: Props) {
  return (
    <>
      <Text breaks>{club}</Text>
      {organiserEmail && (
        <div>
          <MailLink to={organiserEmail} />
        </div>
      )}
      {organiserPhone && (
        <div>
          <PhoneLink to={organiserPhone} />
        </div>
      )}
    </>
  )
}
