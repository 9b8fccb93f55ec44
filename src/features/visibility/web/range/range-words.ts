import type { FirmRuleKind } from '../../contract/range-contract.ts';
import { KIND_NAMES } from '../../contract/range-words.ts';

export const EFFECT_WORDS = { hide: '隐藏（看不到也买不到）', range: '可采购范围' } as const;

export const KIND_WORDS: Readonly<Record<FirmRuleKind, string>> = { ...KIND_NAMES, agreement: '仅协议商品' };

export const STATE_WORDS = { running: '生效中', coming: '未开始', ended: '已过期' } as const;

export const RESULT_WORDS = { added: '已新增', present: '原来就有', unknown: '编码不存在' } as const;
