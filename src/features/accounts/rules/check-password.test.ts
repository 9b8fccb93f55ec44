import { describe, expect, it } from 'vitest';
import { checkPassword, type PasswordFacts, passwordLength, passwordStrength } from './check-password.ts';
import { COMMON_PASSWORD_COUNT, isCommonPassword } from './common-passwords.ts';
import { personalWords } from './personal-words.ts';

const facts: PasswordFacts = {
  isCommon: isCommonPassword,
  words: personalWords({
    userName: 'limin',
    realName: '李敏',
    phoneNumber: '19900010001',
    email: 'min.li.77@huadong.example',
    firmNames: ['华东精密制造（苏州）有限公司', '华东精密'],
  }),
};

describe('length (security.md, check 33)', () => {
  it.each([
    ['7 characters', 'tR7#kq2', 'too_short'],
    ['8 characters', 'tR7#kq2m', null],
    ['64 characters', 'kq2m tR7'.repeat(8).slice(0, 63).concat('!'), null],
    ['65 characters', 'kq2m tR7'.repeat(8).concat('!'), null],
    ['128 characters', 'kq2mtR7x'.repeat(16).slice(0, 127).concat('#'), null],
    ['129 characters', 'kq2mtR7x'.repeat(16).concat('#'), 'too_long'],
    ['200 characters', 'kq2mtR7x'.repeat(25), 'too_long'],
    ['7 Chinese characters', '紫色螺丝刀跳舞', 'too_short'],
    ['8 Chinese characters', '紫色的螺丝刀跳舞', null],
    ['8 emoji', '🔩🔧🪛🪚🔨⚙️🧲'.replace('\uFE0F', '').concat('🧰'), null],
    ['7 emoji, 14 code units', '🔩🔧🪛🪚🔨🧲🧰', 'too_short'],
    ['blanks inside and at both ends', ' a b c d ', null],
    ['128 emoji', '🔩🔧🪛🪚'.repeat(31).concat('🔨🧲🧰🧯'), null],
  ])('%s', (_, password, fault) => {
    expect(checkPassword(password, facts)).toBe(fault);
  });

  it('counts a letter and its accent once, however they were typed', () => {
    const composed = 'é'.normalize('NFC').repeat(8);
    expect(passwordLength(composed)).toBe(8);
    expect(passwordLength(composed.normalize('NFD'))).toBe(8);
  });
});

describe('common passwords', () => {
  it.each([
    ...[
      'password',
      'Password1',
      'P@ssw0rd',
      'p@ssw0rd123',
      'PASSWORD!!!',
      'qwertyuiop',
      '1qaz2wsx',
      '1q2w3e4r',
      'iloveyou',
    ],
    ...['12345678', '1234567890', '87654321', '11111111', '88888888', '12341234', '11223344', 'abcdefgh', 'abcabcabc'],
    ...['5201314520', 'woaini1314', 'woaini520', 'aini1314', '1314woaini', 'wang123456', '123456wang', 'zhangwei123'],
    ...['19870412', 'wxl19870412', '13812345678', 'a123456789', 'aa123456', 'qq123456789', 'asd123456', 'admin@2025'],
    ...[
      'caigou888',
      'welcome@123',
      '１２３４５６７８',
      'QWERTY123!',
      '147258369',
      '7758521qq',
      'zhongguo123',
      'iLoveYou520',
    ],
  ])('%s is refused', (password) => {
    expect(checkPassword(password, facts)).toBe('common');
  });

  it.each([
    ...[
      'correct horse battery',
      'Demo-2026-shop',
      'right-horse-battery',
      '紫色的螺丝刀在跳舞',
      'tuesday7rivers',
      'kx7!mnq2',
    ],
    ...['87654321-kettle', 'wangs dog eats bolts', 'M8x30螺钉两百盒', '19870412 rainy evening'],
  ])('%s is not', (password) => {
    expect(checkPassword(password, facts)).toBeNull();
  });

  it('refuses more than the three thousand most frequent ones', () => {
    expect(COMMON_PASSWORD_COUNT).toBeGreaterThan(3_000);
  });
});

describe('what others know', () => {
  it.each([
    ['the firm', '华东精密制造九月'],
    ['the short name of the firm', '我在华东精密上班吧'],
    ['the user name', 'xx-limin-xx-77'],
    ['the user name in capitals', 'XX-LIMIN-XX-77'],
    ['the person', '一二三李敏四五六'],
    ['the phone number', 'call19900010001'],
    ['the mail name', 'min.li.77!kettle'],
    ['the shop', '我的mro采购密码吧'],
    ['the shop and digits', 'Mro@20267788'],
    ['full-width letters', 'ｌｉｍｉｎ-kettle-9'],
  ])('%s may not be in it', (_, password) => {
    expect(checkPassword(password, facts)).toBe('personal');
  });

  it.each([
    ['a short word inside another', 'tomrose-garden'],
    ['one character of a name', '敏捷的螺丝刀在跳舞'],
    ['an empty word', 'kettle-on-the-hill'],
  ])('%s may', (_, password) => {
    expect(checkPassword(password, { ...facts, words: [...facts.words, ''] })).toBeNull();
  });
});

it('refuses the old password, also typed in another normal form', () => {
  const oldPassword = 'Zoë likes bolts'.normalize('NFC');
  expect(checkPassword(oldPassword.normalize('NFD'), { ...facts, oldPassword })).toBe('unchanged');
  expect(checkPassword('Zoe likes bolts', { ...facts, oldPassword })).toBeNull();
});

it.each([
  ['12345678', 'weak'],
  ['tR7#kq2m', 'fair'],
  ['tR7#kq2m-wave', 'good'],
  ['kettle on the green hill', 'strong'],
  ['limin on the green hill', 'weak'],
] as const)('%s is %s', (password, strength) => {
  expect(passwordStrength(password, facts)).toBe(strength);
});

it.each([
  ['kx7!mnq2kx7!mnq2', 'strong'],
  ['kx7!mnq2kx7!mnq', 'good'],
  ['kx7!mnqkx7!mnqkx', 'good'],
  ['kx7!mnkx7!mn', 'good'],
  ['kx7!mnkx7!m', 'fair'],
  ['kx7!mkx7!mkx', 'fair'],
] as const)('%s is %s by its length and how many characters it has of its own', (password, strength) => {
  expect(passwordStrength(password, { isCommon: () => false, words: [] })).toBe(strength);
});

it.each([
  ['tomr', 'personal'],
  ['tom', null],
  ['敏捷', 'personal'],
  ['敏', null],
])('with the word %s known it is %s', (word, fault) => {
  expect(checkPassword('tomrose 敏捷的螺丝刀', { isCommon: () => false, words: [word] })).toBe(fault);
});
