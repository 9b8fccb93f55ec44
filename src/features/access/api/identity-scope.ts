/** Right to read across firms before the firm is known; only what lets people in and out holds it. */
export const IDENTITY = { firmId: null, userId: null, right: 'identity' } as const;
