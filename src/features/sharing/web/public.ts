export { OrderShares, QuoteShares } from './document-shares.tsx';
