import { TermsLinks } from '../../statements/TermsLinks.tsx'
import { CheckInput } from '../../ui/inputs/CheckInput.tsx'

export const TermsInput = () => <CheckInput name="terms" help={<TermsLinks />} />
