import Link from '@mui/material/Link'

/** Of 24 px at least, beside other links too (WCAG 2.2, 2.5.8); higher where it is pressed with a finger. */
const TARGET = { display: 'inline-block', py: '2px', '@media (pointer: coarse)': { py: 0.5 } } as const

/** Writes to an address; it breaks where it must. */
export function MailLink({ to }: { to: string }) {
  return (
    <Link
      href={`mailto:${encodeURIComponent(to).replace('%40', '@')}`}
      sx={{ ...TARGET, overflowWrap: 'anywhere' }}
    >
      {to}
    </Link>
  )
}

/** Calls a number, which stays on one line. */
export function PhoneLink({ to }: { to: string }) {
  return (
    <Link href={`tel:${to.replaceAll(/[^+\d]/g, '')}`} sx={{ ...TARGET, whiteSpace: 'nowrap' }}>
      {to}
    </Link>
  )
}
