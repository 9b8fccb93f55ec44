import { capture } from './run-child.mjs';
import { UserError } from './user-error.mjs';

/** Files of the repository, those not yet added included; `patterns` as git takes them. */
export const listFiles = async (...patterns) => {
  const { code, stdout, output } = await capture('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    ...patterns,
  ]);
  if (code !== 0) throw new UserError('The list of files could not be read.', output);
  return stdout.split('\0').filter(Boolean);
};
