import { change, get } from '../endpoint.ts'

export const products = get('/api/auth/products')
export const getProduct = get('/api/auth/products/:id')
export const productChanges = get('/api/auth/products/:id/changes')
export const createProduct = change('/api/auth/products', 'json', 'product')
export const editProduct = change('/api/auth/products/update', 'json', 'product')
export const orderProducts = change('/api/auth/products/order', 'json', 'product')
export const deleteProduct = change('/api/auth/products/delete', 'json', 'product')
export const refundRules = get('/api/auth/refund-rules')
export const createRefundRule = change('/api/auth/refund-rules', 'json', 'refundRule')
export const editRefundRule = change('/api/auth/refund-rules/update', 'json', 'refundRule')
export const deleteRefundRule = change('/api/auth/refund-rules/delete', 'json', 'refundRule')
