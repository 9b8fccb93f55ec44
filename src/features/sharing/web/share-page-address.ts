const CODE = /^[\w-]{43}$/;

/** The secret in the address of a shared page, as far as it can be one. */
export const readShareAddress = ({ code }: Record<string, unknown>): { code?: string } =>
  typeof code === 'string' && CODE.test(code) ? { code } : {};
