import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { Controller } from 'react-hook-form'
import type { LinkedUser } from '#contract/officials.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useField } from '../../ui/forms/formScope.ts'
import { describedBy, FieldFrame } from '../../ui/inputs/FieldFrame.tsx'
import { useChoosable, userName } from '../staff/userChoices.ts'

interface Props {
  name: string
  /** the agents there are already */
  linked: readonly LinkedUser[]
  help: string
}

/** The users who run a club's trials, chosen among those with the role. */
export function AgentsInput({ name, linked, help }: Props) {
  const t = useTranslate()
  const { id, label, error, control } = useField(name)
  const users = useChoosable('agents', linked)
  return (
    <FieldFrame id={id} label={label} optional help={help} error={error}>
      <Controller
        name={name}
        control={control}
        render={({ field: { value, onChange, onBlur } }) => (
          <Autocomplete<LinkedUser, true>
            id={id}
            multiple
            disableCloseOnSelect
            filterSelectedOptions
            options={users}
            value={users.filter((user) => value.includes(user.id))}
            getOptionKey={(user) => user.id}
            getOptionLabel={userName}
            isOptionEqualToValue={(a, b) => a.id === b.id}
            noOptionsText={t('officials.clubs.noAgents')}
            onChange={(_event, chosen) => onChange(chosen.map((user) => user.id))}
            onBlur={onBlur}
            renderInput={(params) => (
              <TextField
                {...params}
                size="small"
                error={error !== undefined}
                slotProps={{
                  ...params.slotProps,
                  htmlInput: {
                    ...params.slotProps?.htmlInput,
                    'aria-describedby': describedBy(id, help, error),
                  },
                }}
              />
            )}
          />
        )}
      />
    </FieldFrame>
  )
}
