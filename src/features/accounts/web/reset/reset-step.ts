export type ResetStep = 1 | 2 | 3;

/** The step an address asks for. Apart from what shows it: addresses are read on every page. */
export const readResetStep = ({ step }: Record<string, unknown>): { step?: ResetStep } =>
  Number(step) === 2 ? { step: 2 } : Number(step) === 3 ? { step: 3 } : {};
