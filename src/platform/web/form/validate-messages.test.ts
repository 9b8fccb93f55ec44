import { defaultValidateMessages } from '@rc-component/form/es/utils/messages.js';
import { expect, it } from 'vitest';
import { VALIDATE_MESSAGES } from './validate-messages.ts';

function leaves(tree: object, path = ''): [path: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value as object, `${path}${key}.`),
  );
}

const ours = new Map(leaves(VALIDATE_MESSAGES));

it.each(leaves(defaultValidateMessages))(
  '%s has a Chinese message that names the field and the limits',
  (path, english) => {
    const message = ours.get(path) ?? '';
    expect(message).toMatch(/\p{Script=Han}/u);
    expect(message).toContain('$' + '{label}');
    for (const limit of english.match(/\$\{(len|min|max)\}/g) ?? []) expect(message).toContain(limit);
  },
);
