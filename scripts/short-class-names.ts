import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const FILE_LETTERS = 4;

/**
 * Names for classes of CSS modules in a build: a few letters of the file and the number of the class in it, the same in
 * each build of the same files. A result page holds some fifteen hundred of them.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const numbers = new Map<string, Map<string, number>>();
  return (name, file) => {
    const path = relative(root, file.split('?')[0] ?? file).replaceAll('\\', '/');
    const ofFile = numbers.get(path) ?? new Map<string, number>();
    numbers.set(path, ofFile);
    if (!ofFile.has(name)) ofFile.set(name, ofFile.size);
    const letters = createHash('sha256')
      .update(path)
      .digest('base64url')
      .replaceAll(/[^a-z]/gi, '');
    return `${letters.slice(0, FILE_LETTERS)}${(ofFile.get(name) ?? 0).toString(36)}`;
  };
}
