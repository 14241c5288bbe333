import { useForm } from 'react-hook-form'
import { PageTitle } from '../layout/PageTitle.tsx'
import { Form } from './Form.tsx'
import { SubmitButton } from './SubmitButton.tsx'

interface Props {
  title: string
  lead: string
  action: string
  /** exchanges the secret of the link for a cookie, and leaves the address that holds it */
  onOpen: () => Promise<unknown>
}

/** Where the link of a mail leads: a button opens the thing, because scanners of mail open links too. */
export function OpenLinkForm({ title, lead, action, onOpen }: Props) {
  const form = useForm()
  return (
    <>
      <PageTitle title={title} lead={lead} />
      <Form form={form} labels={{}} onSubmit={onOpen}>
        <SubmitButton>{action}</SubmitButton>
      </Form>
    </>
  )
}
