export { FromPrice } from './from-price.tsx';
export { PriceTermsNote } from './price-terms-note.tsx';
export { TierHint } from './tier-hint.tsx';
export { TierTable } from './tier-table.tsx';
