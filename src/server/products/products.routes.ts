import type { FastifyInstance } from 'fastify'
import {
  createProduct,
  deleteProduct,
  editProduct,
  getProduct,
  orderProducts as orderCall,
  productChanges,
  products,
} from '#contract/products.ts'
import { presentChanges } from '../audit/audit.presenter.ts'
import { changesOf } from '../audit/audit.service.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { editProducts } from './products.policy.ts'
import { presentProduct, presentProducts } from './products.presenter.ts'
import {
  addProduct,
  changeProduct,
  findProduct,
  listProducts,
  lockProduct,
  orderProducts,
  removeProduct,
} from './products.service.ts'

/** What entering a trial costs. */
export function productRoutes(app: FastifyInstance): void {
  route(app, products, {
    load: listProducts,
    may: editProducts,
    present: (all, { today }) => presentProducts(all, today),
  })
  route(app, getProduct, {
    load: (reader, { params }) => findProduct(reader, params.id),
    may: editProducts,
    present: (product, { today }) => presentProduct(product, today),
  })
  route(app, productChanges, {
    load: (reader, { params }) => findProduct(reader, params.id),
    may: editProducts,
    read: (reader, { id }, { query }) =>
      changesOf(reader, { subject: 'product', subjectId: String(id), ...query }),
    present: presentChanges,
  })
  changeRoute(app, createProduct, {
    load: () => null,
    may: editProducts,
    run: (act, _none, { body }) => addProduct(act, body),
    present: (product, { today }) => presentProduct(product, today),
  })
  changeRoute(app, editProduct, {
    load: (act, { body }) => lockProduct(act, body.id),
    may: editProducts,
    run: (act, product, { body }) => changeProduct(act, product, body),
    present: (product, { today }) => presentProduct(product, today),
  })
  changeRoute(app, orderCall, {
    load: () => null,
    may: editProducts,
    run: (act, _none, { body }) => orderProducts(act, body.ids),
    present: (all, { today }) => presentProducts(all, today),
  })
  changeRoute(app, deleteProduct, {
    load: (act, { body }) => lockProduct(act, body.id),
    may: editProducts,
    run: removeProduct,
    present: () => ({ status: 'done' as const }),
  })
}
