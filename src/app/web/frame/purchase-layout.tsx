/** Purchased-goods management: the bars and the page, no tools at the edge (specification 2.4). */
export { PageShell as PurchaseLayout } from './page-shell.tsx';
