import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireTrialPermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import { NEW_PRODUCT_PATH, PRODUCT_PATH, PRODUCTS_PATH } from './addresses.ts'

const productsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PRODUCTS_PATH,
  staticData: { name: 'hallinta-tuotteet', fullWidth: true },
  beforeLoad: requireTrialPermission('products.edit'),
  component: lazyRouteComponent(() => import('./ProductsPage.tsx'), 'ProductsPage'),
})

const newProductRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: NEW_PRODUCT_PATH,
  staticData: { name: 'hallinta-tuote' },
  beforeLoad: requireTrialPermission('products.edit'),
  component: lazyRouteComponent(() => import('./ProductPage.tsx'), 'NewProductPage'),
})

const productRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PRODUCT_PATH,
  staticData: { name: 'hallinta-tuote' },
  beforeLoad: requireTrialPermission('products.edit'),
  component: lazyRouteComponent(() => import('./ProductPage.tsx'), 'ProductPage'),
})

/** What entering a trial costs. */
export const productRoutes = [productsRoute, newProductRoute, productRoute] as const
