/**
 * Comparisons that cannot be broken so that anything changes: `file: comparison` → why. Each is a place where both
 * answers lead to the same result, not one that nobody has tested.
 */
export const EQUIVALENT: Record<string, string> = {};
