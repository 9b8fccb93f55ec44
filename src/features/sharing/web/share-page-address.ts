const CODE = /^[\w-]{43}$/;

/**
 * The secret in the address of a shared page, as far as it can be one. What does not fit stays in the search of a page
 * beside what does: loaders ask once more.
 */
export const readShareAddress = ({ code }: Record<string, unknown>): { code?: string } =>
  typeof code === 'string' && CODE.test(code) ? { code } : {};
