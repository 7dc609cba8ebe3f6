import type { LocalProduct } from './local-product.ts';
import { productTable } from './product-table.ts';
import { TestLeadsRepository } from './test-leads-repository.ts';

/** The leads of the product, for what a test prepares and looks at behind its API. */
export function productLeads(product: LocalProduct): TestLeadsRepository {
  return new TestLeadsRepository(
    productTable(product, 'LeadsTableName'),
    productTable(product, 'VisitorsTableName'),
  );
}
