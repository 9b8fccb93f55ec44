import { describe, expect, it } from 'vitest';
import { hasMemberColumns, readMemberTable } from './read-member-table.ts';

const table = (...lines: string[]) => lines.map((line, index) => ({ rowNumber: index + 1, cells: line.split('|') }));
const read = (...lines: string[]) => {
  const found = readMemberTable(table(...lines));
  if ('problem' in found) throw new Error(found.problem);
  return found;
};
const HEADER = '姓名|邮箱|手机号|部门|角色|数据范围|单笔限额';

describe('a table of people', () => {
  it('is known by its header, wherever it stands among the first rows, and a cover sheet by none', () => {
    expect(hasMemberColumns(table('新员工名单', HEADER))).toBe(true);
    expect(hasMemberColumns(table('填表说明', '请在第二张表填写'))).toBe(false);
  });

  it('reads names, contacts, department, roles, scope and limit', () => {
    const { lines, bad } = read(
      '新员工名单',
      HEADER,
      '李雷|LiLei@Firm.example|139 0000 0001|制造部/维修车间|采购员、只读|本部门|1,250.5',
    );
    expect(bad).toEqual([]);
    expect(lines).toEqual([
      {
        rowNumber: 3,
        name: '李雷',
        email: 'lilei@firm.example',
        phoneNumber: '13900000001',
        department: ['制造部', '维修车间'],
        roles: ['采购员', '只读'],
        dataScope: 'department',
        jobTitle: '',
        amountLimit: 125_050n,
      },
    ]);
  });

  it.each([
    ['|a@b.example||||', '没有姓名'],
    ['李雷||||采购员|', '邮箱和手机号至少填写一项'],
    ['李雷|不是邮箱|||采购员|', '邮箱格式不正确：不是邮箱'],
    ['李雷||1390000|||', '手机号应为 11 位：1390000'],
    ['李雷|a@b.example||||', '没有角色'],
    ['李雷|a@b.example|||采购员|全世界', '没有这个数据范围：全世界'],
    ['李雷|a@b.example|||采购员||很多', '限额应为金额：很多'],
  ])('refuses %s', (line, problem) => {
    expect(read(HEADER, line)).toMatchObject({ lines: [], bad: [{ rowNumber: 2, problem }] });
  });

  it.each([
    ['a name of 30 signs', `${'名'.repeat(30)}|a@b.example|||采购员|||`, null],
    ['one of 31', `${'名'.repeat(31)}|a@b.example|||采购员|||`, '姓名超过 30 个字'],
    ['a mail address of 100', `李|${'a'.repeat(60)}@${'b'.repeat(36)}.cn|||采购员|||`, null],
    ['one of 101', `李|${'a'.repeat(60)}@${'b'.repeat(37)}.cn|||采购员|||`, expect.stringContaining('邮箱格式不正确')],
    ['a title of 40', `李|a@b.example|||采购员|||${'职'.repeat(40)}`, null],
    ['one of 41', `李|a@b.example|||采购员|||${'职'.repeat(41)}`, '职位超过 40 个字'],
  ])('judges %s', (_, line, problem) => {
    expect(read(`${HEADER}|职位`, line).bad.map((one) => one.problem)).toEqual(problem === null ? [] : [problem]);
  });

  it.each([
    ['邮箱', 'a@b.example'],
    ['手机号', '13900000001'],
  ])('does with %s alone', (heading, contact) => {
    expect(read(`姓名|${heading}|角色`, `李雷|${contact}|采购员`).lines).toHaveLength(1);
  });

  it('wants one of the two', () => {
    expect(readMemberTable(table('姓名|角色', '甲|乙'))).toHaveProperty('problem');
  });

  it('takes the first of two rows with one address', () => {
    const { lines, bad } = read(HEADER, '甲|a@b.example|||采购员|', '乙|A@B.example|||采购员|');
    expect(lines.map(({ name }) => name)).toEqual(['甲']);
    expect(bad).toMatchObject([{ rowNumber: 3, problem: '与第 2 行重复' }]);
  });

  it('refuses a file without the columns', () => {
    expect(readMemberTable(table('部门|角色', '甲|乙'))).toHaveProperty('problem');
  });
});
