/** The code of the address; anything that cannot be one counts as none. */
export const readInvitationCode = ({ code }: Record<string, unknown>): { code?: string } =>
  typeof code === 'string' && /^[\w-]{43}$/.test(code) ? { code } : {};
