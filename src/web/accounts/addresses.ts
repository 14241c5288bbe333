export const SIGNIN_PATH = '/kirjautuminen'
export const signinAddress = () => ({ to: SIGNIN_PATH }) as const

export const REGISTER_PATH = '/rekisteroityminen'
export const registerAddress = () => ({ to: REGISTER_PATH }) as const

/** Reached by the links of mails alone. */
export const CONFIRM_EMAIL_PATH = '/vahvista-sahkoposti'

export const PASSWORD_PATH = '/vaihda-salasana'
export const passwordAddress = () => ({ to: PASSWORD_PATH }) as const

export const PROFILE_PATH = '/profiili'
export const profileAddress = () => ({ to: PROFILE_PATH }) as const
