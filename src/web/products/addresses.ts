export const PRODUCTS_PATH = '/hallinta/tuotteet'
export const productsAddress = () => ({ to: PRODUCTS_PATH }) as const

export const NEW_PRODUCT_PATH = `${PRODUCTS_PATH}/uusi` as const
export const newProductAddress = () => ({ to: NEW_PRODUCT_PATH }) as const

export const PRODUCT_PATH = `${PRODUCTS_PATH}/$id` as const
export const productAddress = (id: number) => ({ to: PRODUCT_PATH, params: { id: String(id) } }) as const
