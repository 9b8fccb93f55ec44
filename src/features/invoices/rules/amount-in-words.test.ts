import { expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

it.each([
  [0n, '零元整'],
  [5n, '伍分'],
  [50n, '伍角整'],
  [100n, '壹元整'],
  [105n, '壹元零伍分'],
  [12_345n, '壹佰贰拾叁元肆角伍分'],
  [1_000_000n, '壹万元整'],
  [1_000_510n, '壹万零伍元壹角整'],
  [1_050_000n, '壹万零伍佰元整'],
  [10_000_000_000n, '壹亿元整'],
  [10_000_000_100n, '壹亿零壹元整'],
  [20_200_000_000n, '贰亿零贰佰万元整'],
  [-12_300n, '负壹佰贰拾叁元整'],
] as const)('%s fen are %s', (fen, words) => expect(amountInWords(fen)).toBe(words));
