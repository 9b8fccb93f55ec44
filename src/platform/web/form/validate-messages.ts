import type { ValidateMessages } from '@rc-component/form';

/** Name of the field in the messages; the form library fills it in. */
const FIELD = '$' + '{label}';
const value = (name: 'type' | 'enum' | 'len' | 'min' | 'max') => `$${`{${name}}`}`;
const wrongType = `${FIELD}格式不正确`;

/** Chinese messages of the form library's rules (specification 5, generic form validator). */
export const VALIDATE_MESSAGES: ValidateMessages = {
  default: `请检查${FIELD}`,
  required: `请填写${FIELD}`,
  enum: `${FIELD}只能是：${value('enum')}`,
  whitespace: `${FIELD}不能只有空格`,
  date: { format: wrongType, parse: wrongType, invalid: `${FIELD}不是有效的日期` },
  types: {
    string: wrongType,
    method: wrongType,
    array: wrongType,
    object: wrongType,
    number: `${FIELD}应为数字`,
    date: `${FIELD}应为日期`,
    boolean: wrongType,
    integer: `${FIELD}应为整数`,
    float: `${FIELD}应为小数`,
    regexp: wrongType,
    email: `${FIELD}应为邮箱地址，如 name@company.cn`,
    tel: `${FIELD}应为电话号码`,
    url: `${FIELD}应为网址，以 http:// 或 https:// 开头`,
    hex: `${FIELD}应为十六进制`,
  },
  string: {
    len: `${FIELD}应为 ${value('len')} 个字符`,
    min: `${FIELD}至少 ${value('min')} 个字符`,
    max: `${FIELD}最多 ${value('max')} 个字符`,
    range: `${FIELD}应为 ${value('min')} 至 ${value('max')} 个字符`,
  },
  number: {
    len: `${FIELD}应等于 ${value('len')}`,
    min: `${FIELD}不能小于 ${value('min')}`,
    max: `${FIELD}不能大于 ${value('max')}`,
    range: `${FIELD}应在 ${value('min')} 至 ${value('max')} 之间`,
  },
  array: {
    len: `${FIELD}应为 ${value('len')} 项`,
    min: `${FIELD}至少 ${value('min')} 项`,
    max: `${FIELD}最多 ${value('max')} 项`,
    range: `${FIELD}应为 ${value('min')} 至 ${value('max')} 项`,
  },
  pattern: { mismatch: wrongType },
};
