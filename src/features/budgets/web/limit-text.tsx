import { wordLimit } from '../rules/word-budget.ts';

/** A limit; without one it says so (specification 4). */
export const LimitText = ({ limit }: { limit: string | null }) => <span>{wordLimit(limit)}</span>;
