import type { CustomerPart } from '#features/customer-terms/web/desk/public.ts';
import { invoiceTermsPart } from '#features/invoices/web/desk/public.ts';

/**
 * What other features show on the desk's page of a customer, in its order: rules of statements, rules of invoices. Each is a
 * component of the feature's `web/desk/public.ts` that is given the customer's number and asks for the rest itself.
 */
const PARTS: readonly CustomerPart[] = [invoiceTermsPart];

export const customerPart: CustomerPart = (customer) => PARTS.map((part) => part(customer));
