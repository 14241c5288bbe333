import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ROLES, type Role } from '#domain/accounts/roles.ts'
import { useField } from '../ui/forms/formScope.ts'

interface Props {
  name: string
  /** why the role of SYSADMIN may not be taken away now */
  demotionBlocked: string | null
}

/** The roles of a user, each with its box. */
export function RolesInput({ name, demotionBlocked }: Props) {
  const { t } = useTranslation()
  const { id, label, control } = useField(name)
  return (
    <Box component="fieldset" aria-describedby={`${id}-help`} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {label}
      </Box>
      <Box id={`${id}-help`} sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {t('users.rolesHelp')}
      </Box>
      <Controller
        name={name}
        control={control}
        render={({ field: { value, onChange, ref } }) => (
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, mt: 0.5 }}>
            {ROLES.map((role, index) => (
              <RoleBox
                key={role}
                id={index === 0 ? id : undefined}
                inputRef={index === 0 ? ref : undefined}
                role={role}
                chosen={value}
                onChange={onChange}
                blocked={role === 'SYSADMIN' ? demotionBlocked : null}
              />
            ))}
          </Box>
        )}
      />
    </Box>
  )
}

interface BoxProps {
  id: string | undefined
  inputRef: React.Ref<HTMLInputElement> | undefined
  role: Role
  chosen: readonly Role[]
  onChange: (roles: Role[]) => void
  blocked: string | null
}

function RoleBox({ id, inputRef, role, chosen, onChange, blocked }: BoxProps) {
  const { t } = useTranslation()
  const others = chosen.filter((name) => name !== role)
  return (
    <Box>
      <FormControlLabel
        label={t(`accounts.roles.${role}`)}
        disabled={blocked !== null}
        control={
          <Checkbox
            checked={chosen.includes(role)}
            onChange={(_event, checked) => onChange(checked ? [...others, role] : others)}
            slotProps={{ input: { id, ref: inputRef } }}
          />
        }
      />
      {blocked && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', pl: 4 }}>{t(`errors.${blocked}`)}</Box>
      )}
    </Box>
  )
}
